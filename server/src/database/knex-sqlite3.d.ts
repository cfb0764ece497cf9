/** Knex ships no types for its dialects. */
declare module "knex/lib/dialects/sqlite3/index.js" {
  import type { Knex } from "knex"

  interface Transaction extends Knex.Transaction {
    begin(connection: unknown): Promise<unknown>
    query: Knex.Transaction["query"] & ((connection: unknown, sql: string) => Promise<unknown>)
  }
  class SqliteClient extends Knex.Client {
    transaction(container: unknown, config: unknown, outer: unknown): Transaction
  }
  export default SqliteClient
}

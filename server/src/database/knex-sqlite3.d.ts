/** Knex ships no types for its dialects. */
declare module "knex/lib/dialects/sqlite3/index.js" {
  import type { Knex } from "knex"

  export interface SqliteQuery {
    readonly sql: string
  }
  interface Transaction extends Knex.Transaction {
    begin(connection: unknown): Promise<unknown>
    query: Knex.Transaction["query"] & ((connection: unknown, sql: string) => Promise<unknown>)
  }
  class SqliteClient extends Knex.Client {
    /** Of the client of one transaction. */
    readonly transacting?: boolean
    transaction(container: unknown, config: unknown, outer: unknown): Transaction
    _query(connection: object, query: SqliteQuery): Promise<unknown>
  }
  export default SqliteClient
}

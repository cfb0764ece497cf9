/** Knex ships no types for its dialects. */
declare module "knex/lib/dialects/sqlite3/index.js" {
  import type { DatabaseSync } from "node:sqlite"
  import type { Knex } from "knex"

  export interface SqliteQuery {
    readonly sql: string
    readonly method?: string
    readonly bindings?: readonly unknown[]
    /** Columns of changed rows to answer. */
    readonly returning?: unknown
  }
  interface Transaction extends Knex.Transaction {
    begin(connection: unknown): Promise<unknown>
    query: Knex.Transaction["query"] & ((connection: unknown, sql: string) => Promise<unknown>)
  }
  class SqliteClient extends Knex.Client {
    readonly connectionSettings: {
      readonly filename: string
      /** Milliseconds a statement waits for the lock of another connection. */
      readonly lockWait: number
    }
    _driver(): object
    acquireRawConnection(): Promise<DatabaseSync>
    /** Of the client of one transaction. */
    readonly transacting?: boolean
    transaction(container: unknown, config: unknown, outer: unknown): Transaction
    _query(connection: DatabaseSync, query: SqliteQuery): Promise<unknown>
    destroyRawConnection(connection: DatabaseSync): Promise<void>
    runner(builder: object): unknown
    destroy(callback?: (error?: unknown) => void): Promise<void>
  }
  export default SqliteClient
}

declare module "knex/lib/dialects/postgres/index.js" {
  import type { Knex } from "knex"

  export interface PostgresQuery {
    readonly sql: string
    readonly bindings?: readonly unknown[]
    /** For the driver, such as the name of the statement. */
    readonly options?: Readonly<Record<string, unknown>>
  }
  /** A client of the driver. */
  export interface Connection {
    /** The parsers of its types. */
    readonly _types: unknown
    query(query: { submit(wire: never): unknown }): unknown
    /** `I`: in none, `T`: in one, `E`: in one that failed; null before the first answer. */
    getTransactionStatus(): "I" | "T" | "E" | null
  }
  export interface Transaction extends Knex.Transaction {
    begin(connection: Connection): Promise<unknown>
  }
  class PostgresClient extends Knex.Client {
    /** Of the client of one transaction. */
    readonly transacting?: boolean
    transaction(container: unknown, config: unknown, outer: unknown): Transaction
    _query(connection: Connection, query: PostgresQuery): Promise<unknown>
  }
  export default PostgresClient
}

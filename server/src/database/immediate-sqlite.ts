import type { DatabaseSync } from "node:sqlite"
import type { Knex } from "knex"
import type { SqliteQuery } from "knex/lib/dialects/sqlite3/index.js"
import { KeptStatements } from "./kept-statements.ts"

/** Connections that read. Statements run one at a time, so more would only be idle. */
const readers = 2

/** Trouble after which SQLite may have ended the transaction by itself. */
const endingCodes: ReadonlySet<unknown> = new Set(["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_NOMEM"])

type Trouble = Error & { readonly code: unknown }

const mayHaveEnded = (error: unknown): error is Trouble =>
  error instanceof Error && "code" in error && endingCodes.has(error.code)

const reading: ReadonlySet<unknown> = new Set(["select", "first", "pluck"])

/** A query that Knex builds as one, or a statement of ours that begins as one. */
const isRead = (builder: object): boolean =>
  ("_method" in builder && reading.has(builder._method)) ||
  ("sql" in builder && typeof builder.sql === "string" && /^\s*SELECT\b/.test(builder.sql))

/** The trouble of connections whose transaction is to be rolled back. */
const lost = new WeakMap<object, Trouble>()

const lostBy = (trouble: Trouble) =>
  Object.assign(new Error(`the transaction was lost: ${trouble.code}`, { cause: trouble }), {
    code: trouble.code,
  })

/**
 * Begins each transaction as a writer. A plain BEGIN takes the write lock at its first write, too late to wait for
 * another process: SQLite then refuses at once whatever the busy timeout says.
 *
 * A transaction that SQLite may have ended does nothing more, for every statement after would be kept by itself; it is
 * rolled back whether or not something of it is left, and whoever asked hears of the trouble and not of what is left.
 */
export class ImmediateSqlite extends KeptStatements {
  /** Absent in the client of a transaction. */
  private readonly readers: KeptStatements | undefined

  constructor(config: Knex.Config) {
    super(config)
    this.readers = new KeptStatements({ ...config, pool: { ...config.pool, min: 0, max: readers } })
    for (const told of ["start", "query", "query-error", "query-response"])
      this.readers.on(told, (...about: unknown[]) => this.emit(told, ...about))
  }

  /** A select outside of a transaction is read beside the one connection that writes, and does not wait for it. */
  override runner(builder: object): unknown {
    return this.readers !== undefined && isRead(builder)
      ? this.readers.runner(builder)
      : super.runner(builder)
  }

  override async destroy(callback?: (error?: unknown) => void): Promise<void> {
    await this.readers?.destroy()
    await super.destroy(callback)
  }

  override transaction(container: unknown, config: unknown, outer: unknown) {
    const transaction = super.transaction(container, config, outer)
    transaction.begin = (connection) => transaction.query(connection, "BEGIN IMMEDIATE;")
    return transaction
  }

  override async _query(connection: DatabaseSync, query: SqliteQuery): Promise<unknown> {
    if (!this.transacting) return super._query(connection, query)
    const trouble = lost.get(connection)
    if (query.sql === "COMMIT;") return this.commit(connection, query, trouble)
    if (query.sql === "ROLLBACK") {
      lost.delete(connection)
      return super._query(connection, query).catch((error: unknown) => {
        if (trouble === undefined) throw error
        return query
      })
    }
    if (trouble !== undefined) {
      if (query.sql.startsWith("ROLLBACK TO ")) return query
      throw lostBy(trouble)
    }
    return super._query(connection, query).catch((error: unknown) => {
      if (mayHaveEnded(error)) lost.set(connection, error)
      throw error
    })
  }

  /** Knex takes a failed commit for the end; left open, no other transaction could begin. */
  private async commit(connection: DatabaseSync, query: SqliteQuery, trouble: Trouble | undefined) {
    try {
      if (trouble !== undefined) throw lostBy(trouble)
      return await super._query(connection, query)
    } catch (error) {
      lost.delete(connection)
      await super._query(connection, { ...query, sql: "ROLLBACK" }).catch(() => undefined)
      throw error
    }
  }
}

import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import type { DatabaseSync } from "node:sqlite"
import knex, { type Knex } from "knex"
import pg from "pg"
import { ImmediateSqlite } from "./immediate-sqlite.ts"
import { PreparedPostgres } from "./prepared-postgres.ts"
import { namedAsSqliteDoes } from "./sqlite-errors.ts"

/** Where the rows live: a PostgreSQL URL, or the file of the embedded database. */
export type DatabaseLocation = string | { readonly file: string }

export interface DatabaseOptions {
  /** Connections to PostgreSQL, 10 when absent; the embedded database writes with one. */
  readonly poolSize?: number
  /**
   * Milliseconds that a statement of the embedded database waits for another connection; 15,000 when absent, enough for an
   * import of a large venue beside a running server.
   */
  readonly lockWait?: number
}

/** Opens a database; nothing is created but the folder of an embedded one. End it with `destroy()`. */
export function openDatabase(location: DatabaseLocation, options: DatabaseOptions = {}): Knex {
  if (typeof location !== "string") return openSqlite(location.file, options.lockWait ?? 15_000)
  if (!/^postgres(ql)?:\/\//.test(location))
    throw new Error("a database URL starts with postgres:// or postgresql://")
  return openPostgres(location, options.poolSize ?? 10)
}

/** Errors tell the statement without its values: barcodes, addresses and token hashes reach no log. */
const quiet = {
  compileSqlOnError: false,
  log: {
    // Whoever asked for the connection gets the error.
    warn: (line: string) => line.startsWith("Acquire connection error") || process.stderr.write(`${line}\n`),
  },
} as const

/**
 * A wait for a lock would stop the thread, so there is none once a connection is open: `KeptStatements` tries again. FULL:
 * a commit that was answered survives a power cut.
 */
const pragmas = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -65536;
  PRAGMA busy_timeout = 0;
`

function openSqlite(file: string, lockWait: number): Knex {
  mkdirSync(dirname(file), { recursive: true })
  return knex({
    client: ImmediateSqlite,
    ...quiet,
    connection: { filename: file, lockWait } as Knex.Sqlite3ConnectionConfig,
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: DatabaseSync, done: (error: Error | null) => void) => {
        try {
          connection.exec(pragmas)
          done(null)
        } catch (error) {
          connection.close()
          done(namedAsSqliteDoes(error))
        }
      },
    },
  })
}

function openPostgres(url: string, poolSize: number): Knex {
  return knex({
    client: PreparedPostgres,
    ...quiet,
    connection: {
      connectionString: url,
      types: { getTypeParser: typeParser },
      application_name: "parterre",
      // A peer that is gone without a word is noticed although nothing is sent. Statements have no limit of their own:
      // those of an import, and of a migration, take as long as they take.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    pool: { min: 0, max: poolSize },
  })
}

/** The parser of each type, with 64-bit integers as numbers: SQLite's driver answers the same. */
const typeParser = (id: number, format: string) =>
  id === pg.types.builtins.INT8
    ? safeInteger
    : pg.types.getTypeParser(id, format === "binary" ? format : "text")

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`the database holds ${text}, too large to count with`)
  return value
}

/** Whether the rows live in PostgreSQL. */
export const isPostgres = (db: Knex): boolean => db.client.driverName === "pg"

/** How many wait for a connection of the pool. */
export const waitingCallers = (db: Knex): number => db.client.pool.numPendingAcquires()

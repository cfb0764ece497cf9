/// <reference path="./knex-dialects.d.ts" />
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { setTimeout as after, setImmediate as nextTurn } from "node:timers/promises"
import SqliteClient, { type SqliteQuery } from "knex/lib/dialects/sqlite3/index.js"
import { namedAsSqliteDoes } from "./sqlite-errors.ts"

/** Statements a connection keeps; the one not used for longest goes first. */
const mostKept = 300
/** Milliseconds that statements may follow one another before what else waits has its turn. */
const longestTurn = 10
/** Milliseconds between two tries at most. */
const longestPause = 20

interface Kept {
  readonly statement: StatementSync
  /** Whether it answers rows. */
  readonly reads: boolean
  /** Columns of bytes. */
  readonly blobs: readonly string[]
}

const keptBy = new WeakMap<DatabaseSync, Map<string, Kept>>()

/** When the statements that run now are to let others have a turn, on the clock of `performance`. */
let turnEndsAt = 0

/**
 * SQLite as Node brings it, for Knex: statements run in this thread, which costs a twentieth of handing them to another,
 * and are kept prepared, for to prepare one takes several times as long as to run it. What waits for the lock of another
 * connection is tried again later, so that nothing else waits with it.
 */
export class KeptStatements extends SqliteClient {
  override _driver(): object {
    return DatabaseSync
  }

  override async acquireRawConnection(): Promise<DatabaseSync> {
    try {
      return new DatabaseSync(this.connectionSettings.filename)
    } catch (error) {
      throw namedAsSqliteDoes(error)
    }
  }

  override async destroyRawConnection(connection: DatabaseSync): Promise<void> {
    connection.close()
  }

  override async _query(connection: DatabaseSync, query: SqliteQuery): Promise<unknown> {
    if (performance.now() > turnEndsAt) {
      await nextTurn()
      turnEndsAt = performance.now() + longestTurn
    }
    const givenUpAt = performance.now() + this.connectionSettings.lockWait
    for (let pause = 1; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        return Object.assign(query, run(connection, query))
      } catch (error) {
        const named = namedAsSqliteDoes(error)
        if (named.code !== "SQLITE_BUSY" || performance.now() > givenUpAt) throw named
        await after(pause)
      }
    }
  }
}

function run(connection: DatabaseSync, { sql, bindings = [] }: SqliteQuery) {
  const { statement, reads, blobs } = kept(connection, sql)
  const values = bindings.map(bound)
  if (!reads) {
    const { changes, lastInsertRowid } = statement.run(...values)
    return { response: [], context: { changes: Number(changes), lastID: Number(lastInsertRowid) } }
  }
  const rows = statement.all(...values)
  for (const column of blobs)
    for (const row of rows) {
      const value = row[column]
      if (value instanceof Uint8Array) row[column] = Buffer.from(value.buffer, value.byteOffset, value.length)
    }
  return { response: rows, context: { changes: rows.length, lastID: 0 } }
}

function kept(connection: DatabaseSync, sql: string): Kept {
  const all = keptBy.get(connection) ?? new Map<string, Kept>()
  keptBy.set(connection, all)
  const known = all.get(sql) ?? prepared(connection, sql)
  // Written anew, it is the last of the map: the first is the one not used for longest.
  all.delete(sql)
  all.set(sql, known)
  const [oldest = ""] = all.keys()
  if (all.size > mostKept) all.delete(oldest)
  return known
}

function prepared(connection: DatabaseSync, sql: string): Kept {
  const statement = connection.prepare(sql)
  const columns = statement.columns()
  const blobs = columns.filter(({ type }) => type?.toLowerCase() === "blob").map(({ name }) => name)
  return { statement, reads: columns.length > 0, blobs }
}

/** A value as SQLite keeps it. */
function bound(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0
  if (value instanceof Date) return value.getTime()
  return (value ?? null) as SQLInputValue
}

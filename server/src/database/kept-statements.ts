/// <reference path="./knex-dialects.d.ts" />
import SqliteClient, { type SqliteQuery } from "knex/lib/dialects/sqlite3/index.js"
import type { Database, RunResult, Statement } from "sqlite3"

/** Statements a connection keeps; the one not used for longest goes first. */
const mostKept = 300

const keptBy = new WeakMap<Database, Map<string, Statement>>()

/** Knex's own calls for what changes rows and answers none. */
const changing: ReadonlySet<unknown> = new Set(["insert", "update", "counter", "del"])

/** Keeps the statements of a connection prepared: to prepare one takes several times as long as to run it. */
export class KeptStatements extends SqliteClient {
  override async _query(connection: Database, query: SqliteQuery): Promise<unknown> {
    const statement = await keptStatement(connection, query.sql)
    return new Promise((resolve, reject) => {
      const call = changing.has(query.method) && !query.returning ? "run" : "all"
      statement[call](
        query.bindings ?? [],
        function (this: RunResult, error: Error | null, rows?: unknown[]) {
          if (error !== null) return reject(error)
          resolve(Object.assign(query, { response: rows, context: this }))
        },
      )
    })
  }

  /** A connection with statements left cannot be closed. */
  override async destroyRawConnection(connection: Database): Promise<void> {
    const kept = keptBy.get(connection)?.values() ?? []
    await Promise.all([...kept].map((statement) => new Promise((resolve) => statement.finalize(resolve))))
    keptBy.delete(connection)
    await super.destroyRawConnection(connection)
  }
}

async function keptStatement(connection: Database, sql: string): Promise<Statement> {
  const kept = keptBy.get(connection) ?? new Map<string, Statement>()
  keptBy.set(connection, kept)
  const statement = kept.get(sql) ?? (await prepare(connection, sql))
  // Written anew, it is the last of the map: the first is the one not used for longest.
  kept.delete(sql)
  kept.set(sql, statement)
  if (kept.size > mostKept) {
    const [[oldest, unused] = []] = kept
    if (oldest !== undefined) kept.delete(oldest)
    unused?.finalize()
  }
  return statement
}

const prepare = (connection: Database, sql: string): Promise<Statement> =>
  new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error) =>
      error === null ? resolve(statement) : reject(error),
    )
  })

import type { Knex } from "knex"
import { Gauge } from "prom-client"
import type { ServerMetrics } from "./server-metrics.ts"

interface Statement {
  readonly __knexQueryUid: string
  readonly sql?: string
}

interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

/** Kinds worth telling apart, by the first word of a statement's text: Knex calls what is written as SQL `raw`, all alike. */
const told = /^\s*(select|insert|update|delete)\b/i

/** The rest is `other`: a commit, or what does several things. */
const kindOf = (sql: string): string => told.exec(sql)?.[1]?.toLowerCase() ?? "other"

/** Measures every statement and the pool of connections. */
export function watchStatements(db: Knex, metrics: ServerMetrics): void {
  const running = new Map<string, () => void>()
  db.on("query", ({ __knexQueryUid, sql = "" }: Statement) => {
    running.set(__knexQueryUid, metrics.statements.startTimer({ kind: kindOf(sql) }))
  })
  const ended = ({ __knexQueryUid }: Statement) => {
    running.get(__knexQueryUid)?.()
    running.delete(__knexQueryUid)
  }
  db.on("query-response", (_response: unknown, statement: Statement) => ended(statement))
  db.on("query-error", (_error: unknown, statement: Statement) => {
    ended(statement)
    metrics.failedStatements.inc()
  })
  const pool: Pool = db.client.pool
  new Gauge({
    name: "parterre_database_connections",
    help: "Connections to the database: used, free, and the callers that wait for one.",
    labelNames: ["state"],
    registers: [metrics.registry],
    collect() {
      this.set({ state: "used" }, pool.numUsed())
      this.set({ state: "free" }, pool.numFree())
      this.set({ state: "waiting" }, pool.numPendingAcquires())
    },
  })
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

/** Seconds: from a row in memory to a statement that holds others up. */
const statementSeconds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]

/**
 * What an operator watches, for Prometheus. All names start with `parterre_` but Node's own, such as
 * `nodejs_eventloop_lag_p99_seconds`. Labels come from closed lists: no label grows with shoppers, events or addresses.
 */
export type ServerMetrics = ReturnType<typeof serverMetrics>

export function serverMetrics(openStreams: () => number) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: "parterre_open_streams",
    help: "Streams of live availability that are open.",
    registers,
    collect() {
      this.set(openStreams())
    },
  })
  return {
    registry,
    statements: new Histogram({
      name: "parterre_statement_seconds",
      help: "Time of one statement in the database, by what it does.",
      labelNames: ["kind"],
      buckets: statementSeconds,
      registers,
    }),
    failedStatements: new Counter({
      name: "parterre_failed_statements_total",
      help: "Statements that the database refused.",
      registers,
    }),
  }
}

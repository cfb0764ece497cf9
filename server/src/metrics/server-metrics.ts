import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

/** Seconds: from an answer out of memory to one that a shopper gives up on. */
const answerSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const statementSeconds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]

/**
 * What an operator watches, for Prometheus. All names start with `parterre_` but Node's own, such as
 * `nodejs_eventloop_lag_p99_seconds`. Labels come from closed lists: no label grows with shoppers, events or addresses.
 */
export type ServerMetrics = ReturnType<typeof serverMetrics>

export function serverMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    answers: new Histogram({
      name: "parterre_answer_seconds",
      help: "Time to answer an operation of the contract, by operation and status.",
      labelNames: ["operation", "status"],
      buckets: answerSeconds,
      registers,
    }),
    refusals: new Counter({
      name: "parterre_refusals_total",
      help: "Operations refused, by operation and problem code.",
      labelNames: ["operation", "code"],
      registers,
    }),
    heldTickets: new Counter({
      name: "parterre_held_tickets_total",
      help: "Tickets put on hold.",
      registers,
    }),
    holdRequests: new Counter({
      name: "parterre_hold_requests_total",
      help: "Hold requests settled, by outcome: placed, refused or failed.",
      labelNames: ["outcome"],
      registers,
    }),
    holdBatches: new Histogram({
      name: "parterre_hold_batch_requests",
      help: "Hold requests settled by one transaction.",
      buckets: [1, 2, 4, 8, 16, 32, 64],
      registers,
    }),
    waitingHolds: new Gauge({
      name: "parterre_hold_requests_waiting",
      help: "Hold requests that wait for their transaction.",
      registers,
    }),
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

import { performance } from "node:perf_hooks"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { type RequestDone, type Unwatch, watched } from "../watched.ts"

/** Seconds: from a row in memory to a statement that holds others up. */
const statementSeconds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]
/** Seconds: from an answer in memory to what no shopper waits for. */
const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Seconds of a hold in its line, and of the transaction that settles it. */
const holdSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Seconds of what is asked of others, or done by the job. */
const longSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const batchSizes = [1, 2, 4, 8, 16, 32, 64]

/** What an operator watches, for Prometheus. */
export interface ServerMetrics {
  readonly registry: Registry
  readonly statements: Histogram<"kind">
  readonly failedStatements: Counter
  /** Stops watching. */
  close(): void
}

/** What this process is. */
export interface ProcessFacts {
  readonly version: string
  readonly database: "sqlite" | "postgresql"
  /** Streams of live availability. */
  readonly openStreams: () => number
}

/**
 * All names start with `parterre_` but Node's own, such as `nodejs_eventloop_lag_p99_seconds`. Labels come from closed
 * lists (operations and problems of the contract, jobs, states): no label grows with shoppers, events or addresses.
 */
export function serverMetrics({ version, database, openStreams }: ProcessFacts): ServerMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string = never>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ name, help, labelNames, buckets, registers })

  new Gauge({
    name: "parterre_info",
    help: "Always 1; the labels say what runs.",
    labelNames: ["version", "node", "database"],
    registers,
  }).set({ version, node: process.version, database }, 1)
  let loop = performance.eventLoopUtilization()
  new Gauge({
    name: "parterre_event_loop_utilization",
    help: "Share of the time since the last reading in which the event loop was busy, from 0 to 1.",
    registers,
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, loop).utilization)
      loop = now
    },
  })

  new Gauge({
    name: "parterre_open_streams",
    help: "Streams of live availability that are open.",
    registers,
    collect() {
      this.set(openStreams())
    },
  })

  const unwatch = [
    ...watchRequests({
      requests: histogram(
        "parterre_request_seconds",
        "Time until an answer was sent, by operation of the contract and class of its status.",
        requestSeconds,
        "operation",
        "status",
      ),
      problems: counter("parterre_problems_total", "Requests refused, by code of the contract.", "code"),
      holds: counter(
        "parterre_holds_total",
        "Requests for seats or places: placed, or the code they were refused with.",
        "outcome",
      ),
    }),
    ...watchHolds({
      waiting: new Gauge({
        name: "parterre_holds_waiting",
        help: "Holds that wait for their transaction.",
        registers,
      }),
      waits: histogram("parterre_hold_wait_seconds", "Time a hold waited for its transaction.", holdSeconds),
      batches: histogram(
        "parterre_hold_batch_seconds",
        "Time of a transaction of holds, its tries anew included.",
        holdSeconds,
      ),
      sizes: histogram("parterre_hold_batch_size", "Holds settled in one transaction.", batchSizes),
      overtaken: counter(
        "parterre_hold_batches_overtaken_total",
        "Transactions of holds rolled back and judged anew: another process was faster.",
      ),
    }),
    ...watchWork({
      payments: counter(
        "parterre_payments_total",
        "Tries to pay that came to a state, by that state; `captured` is money taken.",
        "state",
      ),
      processors: histogram(
        "parterre_processor_seconds",
        "Time of a call to a card processor.",
        longSeconds,
        "processor",
        "call",
      ),
      mails: histogram(
        "parterre_mail_seconds",
        "Time to hand a mail over, by its kind.",
        longSeconds,
        "kind",
      ),
      failedMails: counter("parterre_failed_mails_total", "Mails nobody took; they are tried again.", "kind"),
      jobs: histogram("parterre_job_seconds", "Time of a round of a job.", longSeconds, "name"),
      done: counter(
        "parterre_job_done_total",
        "What a job has done: carts swept, attempts looked at, mails sent.",
        "name",
      ),
      failedJobs: counter("parterre_failed_jobs_total", "Rounds of a job that failed.", "name"),
    }),
  ]
  return {
    registry,
    statements: histogram(
      "parterre_statement_seconds",
      "Time of one statement in the database, by what it does.",
      statementSeconds,
      "kind",
    ),
    failedStatements: counter("parterre_failed_statements_total", "Statements that the database refused."),
    close: () => {
      for (const end of unwatch) end()
    },
  }
}

const newHolds: ReadonlySet<RequestDone["operation"]> = new Set<RequestDone["operation"]>([
  "createHolds",
  "holdByPriceLevel",
  "holdSubscriptionByPriceLevel",
])

/** They end when a map is closed: how long that took tells nothing of the server. */
const streams: ReadonlySet<RequestDone["operation"]> = new Set<RequestDone["operation"]>([
  "streamAvailability",
  "streamSubscriptionAvailability",
])

function watchRequests(metrics: {
  readonly requests: Histogram<"operation" | "status">
  readonly problems: Counter<"code">
  readonly holds: Counter<"outcome">
}): readonly Unwatch[] {
  const { requests, problems, holds } = metrics
  return [
    watched.requestDone.watch(({ operation, status, milliseconds, problem }) => {
      const labels = { operation: operation ?? "none", status: `${Math.floor(status / 100)}xx` }
      if (status >= 300 || !streams.has(operation)) requests.observe(labels, milliseconds / 1000)
      if (problem !== undefined) problems.inc({ code: problem })
      if (newHolds.has(operation)) holds.inc({ outcome: problem ?? "placed" })
    }),
  ]
}

function watchHolds(metrics: {
  readonly waiting: Gauge
  readonly waits: Histogram
  readonly batches: Histogram
  readonly sizes: Histogram
  readonly overtaken: Counter
}): readonly Unwatch[] {
  const { waiting, waits, batches, sizes, overtaken } = metrics
  return [
    watched.holdWaits.watch(() => waiting.inc()),
    watched.holdBatch.watch(async ({ requests, waited }, work) => {
      waiting.dec(requests.length)
      for (const milliseconds of waited) waits.observe(milliseconds / 1000)
      sizes.observe(requests.length)
      const end = batches.startTimer()
      return work().finally(end)
    }),
    watched.overtaken.watch(() => overtaken.inc()),
  ]
}

function watchWork(metrics: {
  readonly payments: Counter<"state">
  readonly processors: Histogram<"processor" | "call">
  readonly mails: Histogram<"kind">
  readonly failedMails: Counter<"kind">
  readonly jobs: Histogram<"name">
  readonly done: Counter<"name">
  readonly failedJobs: Counter<"name">
}): readonly Unwatch[] {
  const { payments, processors, mails, failedMails, jobs, done, failedJobs } = metrics
  return [
    watched.paymentMoved.watch(({ to }) => payments.inc({ state: to })),
    watched.processorCall.watch((about, work) => work().finally(processors.startTimer({ ...about }))),
    watched.mail.watch(async ({ kind }, work) => {
      // Tries less failures are what left: both are there from the first try.
      failedMails.inc({ kind }, 0)
      const end = mails.startTimer({ kind })
      return work()
        .catch((error: unknown) => {
          failedMails.inc({ kind })
          throw error
        })
        .finally(end)
    }),
    watched.job.watch(async ({ job }, work) => {
      const end = jobs.startTimer({ name: job })
      try {
        const result = await work()
        if (typeof result === "number") done.inc({ name: job }, result)
        return result
      } catch (error) {
        failedJobs.inc({ name: job })
        throw error
      } finally {
        end()
      }
    }),
  ]
}

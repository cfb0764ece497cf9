import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { Retention } from "../config.ts"
import { eventRefundsAtOnce, refundEvents } from "../event-refunds/refund-events.ts"
import { chargeInstalments } from "../instalments/charge-instalments.ts"
import { letEverybodyIn } from "../queue/queue-round.ts"
import type { IsStopping } from "../stopping.ts"
import { type JobName, watched } from "../watched.ts"
import { mailsAtOnce, type OutboxDependencies, sendOutbox } from "./outbox.ts"
import { prune } from "./pruner.ts"
import { reconcile } from "./reconciler.ts"
import { type RepeatedJob, repeat, type Timer } from "./repeat.ts"
import { sweep } from "./sweeper.ts"

/** Milliseconds between two rounds of each job. */
const pauses: Readonly<Record<JobName, number>> = {
  sweep: 5_000,
  reconcile: 5_000,
  instalments: 5_000,
  "event-refunds": 1_000,
  queues: 1_000,
  outbox: 1_000,
  prune: 3_600_000,
}

/** Instalments of one round. */
const instalmentsAtOnce = 100

export interface JobOptions {
  /** What mails need; without it they wait in the outbox. */
  readonly post: Omit<OutboxDependencies, "db" | "log"> | undefined
  readonly retention: Retention
  /** Tests ring the alarms themselves. */
  readonly timer?: (job: JobName) => Timer
}

/** Starts what each process does beside its requests; any number of processes may do it. */
export function startJobs(
  payments: PaymentDependencies,
  { post, retention, timer }: JobOptions,
): readonly RepeatedJob[] {
  const { db, clock, log } = payments
  type Round = (isStopping: IsStopping) => Promise<unknown>
  /** A round that has done so much has left work over. */
  const every = (job: JobName, round: Round, fullRound = Number.POSITIVE_INFINITY) =>
    repeat(
      async (isStopping) => Number(await watched.job.around({ job }, () => round(isStopping))) >= fullRound,
      {
        everyMilliseconds: pauses[job],
        onError: (error) => log.error({ err: error, job }, "a job failed"),
        ...(timer === undefined ? {} : { timer: timer(job) }),
      },
    )
  return [
    every("sweep", () => sweep(db, clock.now())),
    every("reconcile", (isStopping) => reconcile({ ...payments, isStopping }, clock.now())),
    // Beside the reconciler: on the day when a whole season is due, no doubtful payment waits for its cards.
    every(
      "instalments",
      (isStopping) => chargeInstalments({ ...payments, isStopping }, clock.now(), instalmentsAtOnce),
      instalmentsAtOnce,
    ),
    every(
      "event-refunds",
      (isStopping) => refundEvents({ ...payments, isStopping }, clock.now()),
      eventRefundsAtOnce,
    ),
    every("queues", () => letEverybodyIn(payments)),
    ...(post === undefined
      ? []
      : [every("outbox", (isStopping) => sendOutbox({ db, log, ...post, isStopping }, clock), mailsAtOnce)]),
    every("prune", () => prune(db, retention, clock.now())),
  ]
}

import type { Knex } from "knex"
import { Gauge } from "prom-client"
import type { Clock } from "../clock.ts"
import { type Backlog, readBacklog } from "./backlog-store.ts"
import type { ServerMetrics } from "./server-metrics.ts"

/** Milliseconds a reading is good, however often somebody asks. */
const goodFor = 5_000
/** Milliseconds after which the other figures are told without these. */
const patience = 2_000

/**
 * Figures of the database, for all processes together: each process tells the same. They are read when somebody reads
 * the metrics and at no other time. While the database does not answer, they are absent, and the rest is told.
 */
export function watchBacklog(db: Knex, clock: Clock, { registry }: ServerMetrics): void {
  let last: { readonly at: number; readonly read: Promise<Backlog | undefined> } | undefined
  const backlog = (): Promise<Backlog | undefined> => {
    const at = clock.now()
    if (last === undefined || at - last.at >= goodFor || at < last.at)
      last = { at, read: withinPatience(readBacklog(db, at)) }
    return last.read
  }
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    show: (gauge: Gauge<Label>, backlog: Backlog) => void,
  ) =>
    new Gauge<Label>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const read = await backlog()
        this.reset()
        if (read !== undefined) show(this, read)
      },
    })

  new Gauge({
    name: "parterre_database_answers",
    help: "Whether the figures of the database could be read: 1 or 0.",
    registers: [registry],
    async collect() {
      this.set((await backlog()) === undefined ? 0 : 1)
    },
  })
  gauge(
    "parterre_carts",
    "Carts that hold something, and those of them that have lapsed.",
    ["state"],
    (it, { carts }) => {
      it.set({ state: "open" }, carts.held - carts.lapsed)
      it.set({ state: "lapsed" }, carts.lapsed)
    },
  )
  gauge(
    "parterre_mails_pending",
    "Mails that have not left, and those of them that are due.",
    ["state"],
    (it, { mails }) => {
      it.set({ state: "due" }, mails.due)
      it.set({ state: "later" }, mails.pending - mails.due)
    },
  )
  gauge(
    "parterre_payments_unsettled",
    "Tries to pay that are not at rest, by state.",
    ["state"],
    (it, { attempts }) => {
      for (const { state, count } of attempts) it.set({ state }, count)
    },
  )
  const ofQueues = (name: string, help: string, pick: (counts: Backlog["queues"][number]) => number) =>
    gauge(name, help, ["kind"], (it, { queues }) => {
      for (const counts of queues) it.set({ kind: counts.kind }, pick(counts))
    })
  ofQueues(
    "parterre_queue_waiting",
    "Shoppers who wait in queues, by what is queued for.",
    (of) => of.waiting,
  )
  ofQueues("parterre_queue_inside", "Shoppers with a key, or called to enter.", (of) => of.inside)
  ofQueues("parterre_queue_room", "Shoppers who may be inside at once.", (of) => of.room)
  ofQueues("parterre_queue_admitted", "Shoppers ever let in.", (of) => of.admitted)
}

async function withinPatience(reading: Promise<Backlog>): Promise<Backlog | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined)
  })
  try {
    return await Promise.race([reading.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}

import type { Knex } from "knex"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { EventRefundRow } from "../database/event-refund-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import {
  eventRefundAnswer,
  eventRefundPreview,
  eventRefundReport,
  type Progress,
  type Reading,
} from "../event-refunds/event-refund-answers.ts"
import {
  endRun,
  leaveOutWaiting,
  lockRun,
  readRun,
  runsOfEvent,
} from "../event-refunds/event-refund-store.ts"
import { reportedSales, sumsOfRuns } from "../event-refunds/event-refund-sums-store.ts"
import { awaitedPayments, cartsBeingPaid } from "../event-refunds/refundable-event-store.ts"
import { eventMeant, startEventRefund, totalsOfEvent } from "../event-refunds/start-event-refund.ts"
import { type Handlers, staffOf, type Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"

/** Refunds of cancelled events by the staff: what one would give back, beginning and stopping it, and how far it is. */
export function eventRefundHandlers({ db, clock, newId }: PaymentDependencies): Handlers {
  /** Of refunds of one website, in the same order. */
  const progressOf = async (runs: readonly EventRefundRow[]): Promise<readonly Progress[]> => {
    const [first] = runs
    if (first === undefined) return []
    const ids = runs.map(({ id }) => id)
    const sums = await sumsOfRuns(db, first.website_id, ids)
    return Promise.all(
      runs.map(async (run) => ({
        sums: sums.get(run.id) ?? [],
        awaited: await awaitedPayments(db, run, clock.now()),
      })),
    )
  }
  const answerOf = async (run: EventRefundRow, reading: Reading) =>
    eventRefundAnswer(run, (await progressOf([run]))[0] ?? nothingYet, reading)
  return {
    previewEventRefund: async ({ website, language, path, body }) => {
      const event = await eventMeant(db, website.id, path.id)
      const totals = await totalsOfEvent(db, website.id, event.id, body)
      const carts = await cartsBeingPaid(db, website.id, event.id)
      return eventRefundPreview(event, totals, carts, { language, timeZone: website.timeZone })
    },

    refundEvent: async (request) => {
      const { website, language, path, body } = request
      const { name: staffName } = staffOf(request)
      const command = { ...body, id: newId(), websiteId: website.id, eventId: path.id, staffName }
      const run = await startEventRefund(db, command, clock.now())
      return answerOf(run, { language, timeZone: website.timeZone })
    },

    listEventRefunds: async ({ website, language, path }) => {
      const event = await eventMeant(db, website.id, path.id)
      const runs = await runsOfEvent(db, website.id, event.id)
      const progress = await progressOf(runs)
      const reading = { language, timeZone: website.timeZone }
      return {
        eventId: event.id,
        refunds: runs.map((run, at) => eventRefundAnswer(run, progress[at] ?? nothingYet, reading)),
      }
    },

    getEventRefund: async ({ website, language, path, query }) => {
      const run = await runMeant(db, website, path.id)
      const { state, after = 0, limit = 100 } = query
      const [progress = nothingYet] = await progressOf([run])
      const sales = await reportedSales(db, run, { state, after, limit })
      return eventRefundReport(run, { ...progress, sales }, { language, timeZone: website.timeZone })
    },

    stopEventRefund: async (request) => {
      const { website, language, path } = request
      const { id } = await runMeant(db, website, path.id)
      const { name: staffName } = staffOf(request)
      await inTransaction(db, async (trx) => {
        const run = await lockRun(trx, { id, website_id: website.id })
        if (run?.state !== "running") return
        await endRun(trx, run, { state: "stopped", ended_at: clock.now(), stopped_by: staffName })
        await leaveOutWaiting(trx, run)
      })
      return answerOf(await runMeant(db, website, id), { language, timeZone: website.timeZone })
    },
  }
}

const nothingYet: Progress = { sums: [], awaited: undefined }

async function runMeant(db: Knex, website: Website, id: string): Promise<EventRefundRow> {
  const run = await readRun(db, { id, website_id: website.id })
  if (run === undefined) throw new Refusal("event-refund-unknown")
  return run
}

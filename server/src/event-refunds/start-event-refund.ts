import { type LineTaxes, type LocalizedTaxSummary, taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import type { EventRefundRow } from "../database/event-refund-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { countCredits } from "../flex-passes/flex-pass-store.ts"
import { Refusal } from "../refusal.ts"
import { gatherSales, insertRun, runsOfEvent } from "./event-refund-store.ts"
import { type EventRefundSelection, type EventSalePlan, plansOfEvent } from "./plan-event-refund.ts"
import { cartsBeingPaid, type EventToRefund, eventToRefund } from "./refundable-event-store.ts"

/** Sales and pieces that are named; the others are counted. */
const mostNamed = 500

/** What refunding an event would give back now; money is cents. */
export interface EventRefundTotals {
  /** Sales that get anything back, those whose money is not taken yet among them. */
  readonly sales: number
  readonly tickets: number
  /** Places to park and deliveries. */
  readonly extras: number
  readonly amount: number
  readonly tax: LocalizedTaxSummary
  readonly card: number
  readonly giftcertificate: number
  readonly instalment: number
  /** Gift certificates that get anything back. */
  readonly certificates: number
  /** Tickets that go back to flex passes. */
  readonly credits: number
  readonly kept: readonly {
    readonly of: EventSalePlan
    readonly piece: EventSalePlan["plan"]["kept"][number]
  }[]
  readonly keptCount: number
  readonly leftOut: readonly EventSalePlan[]
  readonly leftOutCount: number
  readonly notCaptured: number
}

/** Adds up what refunding an event would give back, sale by sale. */
export async function totalsOfEvent(
  db: Knex,
  websiteId: string,
  eventId: string,
  selection: EventRefundSelection,
): Promise<EventRefundTotals> {
  const lines: LineTaxes[] = []
  const certificates = new Set<string>()
  const kept: EventRefundTotals["kept"][number][] = []
  const leftOut: EventSalePlan[] = []
  const sums = { sales: 0, tickets: 0, extras: 0, amount: 0, keptCount: 0, leftOutCount: 0 }
  const returned = { card: 0, giftcertificate: 0, instalment: 0 }
  // Who pays with tickets of a pass pays nothing else.
  const unpaid: string[] = []
  let notCaptured = 0
  for await (const each of plansOfEvent(db, websiteId, eventId, selection)) {
    const { plan, hindrance, waits } = each
    const stays = plan.kept.filter(({ why }) => why !== "refunded")
    sums.keptCount += stays.length
    kept.push(...stays.slice(0, mostNamed - kept.length).map((piece) => ({ of: each, piece })))
    if (hindrance !== undefined) {
      sums.leftOutCount += 1
      if (leftOut.length < mostNamed) leftOut.push(each)
      continue
    }
    if (waits) notCaptured += 1
    sums.sales += 1
    sums.amount += plan.amount
    const tickets = plan.items.filter(({ kind }) => kind === "ticket").map(({ id }) => id)
    sums.tickets += tickets.length
    sums.extras += plan.items.length - tickets.length
    if (plan.amount === 0) unpaid.push(...tickets)
    lines.push(...plan.items.map(({ refunded }) => refunded))
    for (const one of plan.returns) {
      returned[one.means] += one.amount
      if (one.means === "giftcertificate") certificates.add(one.certificateId)
    }
  }
  return {
    ...{ ...sums, ...returned, kept, leftOut, notCaptured, certificates: certificates.size },
    credits: await countCredits(db, websiteId, unpaid),
    tax: taxSummary(lines),
  }
}

/** The event that somebody means. */
export async function eventMeant(db: Knex, websiteId: string, eventId: string): Promise<EventToRefund> {
  const event = await eventToRefund(db, websiteId, eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  return event
}

/** The names of the taxes that go back; null for one that is in force nowhere. */
export type TaxNames = Record<
  "descriptionTax1" | "descriptionTax2" | "descriptionTax3",
  { fr: string; en: string } | null
>

export interface EventRefundCommand extends EventRefundSelection {
  readonly id: string
  readonly websiteId: string
  readonly eventId: string
  readonly staffName: string
  readonly reason: string
  /** Cents that the preview said go back. */
  readonly amount: number
}

/**
 * Writes down that a cancelled event is to be refunded, with the sales that have something for it; nothing has gone back
 * yet. Payments under way are enough for it: what they pay is refunded too. While one is running, answers that one. Throws `refund-amount-changed` where the figures are not those that were
 * seen.
 */
export async function startEventRefund(
  db: Knex,
  { id, websiteId, eventId, staffName, reason, amount, ...selection }: EventRefundCommand,
  now: number,
): Promise<EventRefundRow> {
  const event = await eventMeant(db, websiteId, eventId)
  const running = await runningOf(db, websiteId, eventId)
  if (running !== undefined) return running
  if (!event.isCancelled) throw new Refusal("event-not-cancelled")
  // Before the sales are read: who is paid between the two is one of them.
  const carts = await cartsBeingPaid(db, websiteId, eventId)
  const totals = await totalsOfEvent(db, websiteId, eventId, selection)
  if (totals.sales === 0 && carts === 0) throw new Refusal("refund-nothing-left")
  if (totals.amount !== amount) throw new Refusal("refund-amount-changed", { amount: totals.amount })
  const { descriptionTax1 = null, descriptionTax2 = null, descriptionTax3 = null } = totals.tax
  const names: TaxNames = { descriptionTax1, descriptionTax2, descriptionTax3 }
  const run: EventRefundRow = {
    ...{ id, website_id: websiteId, event_id: eventId, title: JSON.stringify(event.title) },
    ...{ starts_at: event.startsAt, state: "running", staff_name: staffName, stopped_by: null, reason },
    keeps_fees: selection.keepFees === true ? 1 : 0,
    even_admitted: selection.evenAdmitted === true ? 1 : 0,
    ...{ tax_names: JSON.stringify(names), created_at: now, ended_at: null },
  }
  const begun = await inTransaction(db, async (trx) => {
    if (!(await insertRun(trx, run))) return false
    await gatherSales(trx, run, now)
    return true
  })
  if (begun) return run
  const other = await runningOf(db, websiteId, eventId)
  // Whoever was faster has ended by now: who asks again sees what is left.
  if (other === undefined) throw new Refusal("refund-amount-changed", {})
  return other
}

const runningOf = async (db: Knex, websiteId: string, eventId: string): Promise<EventRefundRow | undefined> =>
  (await runsOfEvent(db, websiteId, eventId)).find(({ state }) => state === "running")

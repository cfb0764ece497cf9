import type { EventRefundHindrance } from "@parterre/contract"
import type { Knex } from "knex"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { EventRefundRow, EventRefundSaleRow } from "../database/event-refund-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { carryOutRefund } from "../refunds/carry-out-refund.ts"
import type { RefundedItem } from "../refunds/refund-document.ts"
import { type PieceGuard, pieceGuard } from "../refunds/refund-store.ts"
import { type RequestedRefund, requestRefund } from "../refunds/request-refund.ts"
import { Refusal } from "../refusal.ts"
import type { IsStopping } from "../stopping.ts"
import {
  changeWaiting,
  dueSales,
  endRun,
  gatherSales,
  hasWaiting,
  leaseSale,
  lockRun,
  readRun,
  runningRuns,
} from "./event-refund-store.ts"
import { keptBecause, planSales } from "./plan-event-refund.ts"
import { awaitedPayments, patience, waitForBeginning } from "./refundable-event-store.ts"

/** Sales of one refund of an event in one round; a round that has done as many may have left some over. */
export const eventRefundsAtOnce = 12
/** Of these, what is refunded side by side; and of how many events: the connections are the shoppers' first. */
const lanes = 3
const events = 2
/** Milliseconds for which a sale is its process's own: a request to a processor takes 30 s at most. */
const lease = 60_000
/** Milliseconds until a sale that another change came between is looked at again. */
const soon = 2_000
/** Milliseconds until money that was not taken yet is asked about again. */
const untilTaken = 30_000

/** What keeps a refund from ending before a payment that it does not see yet. Tests take it away and must see tickets left over. */
export interface EndGuard {
  readonly waitForBeginning: typeof waitForBeginning
}

/**
 * Refunds sales of cancelled events whose turn it is, of all websites, and ends what has none left. Each is one refund as
 * any other, written before its processor is asked: a process may end between any two steps, and another goes on.
 * Answers how many it looked at.
 */
export async function refundEvents(
  dependencies: PaymentDependencies,
  now: number,
  atMost = eventRefundsAtOnce,
  guard: EndGuard = { waitForBeginning },
): Promise<number> {
  let looked = 0
  const { isStopping = () => false } = dependencies
  // Each gets its turn in every round: an event of thousands keeps no other waiting.
  await sideBySide(await runningRuns(dependencies.db), { atOnce: events, isStopping }, async (run) => {
    try {
      const due = await dueSales(dependencies.db, run, now, atMost)
      looked += due.length
      await sideBySide(due, { atOnce: lanes, isStopping }, (sale) => refundInTurn(dependencies, sale))
      if (!(await hasWaiting(dependencies.db, run))) await endOrGather(dependencies, run, guard)
    } catch (error) {
      // One broken event must not keep the others waiting.
      dependencies.log.error({ err: error, eventId: run.event_id }, "a cancelled event could not be refunded")
    }
  })
  return looked
}

/** Works through items, so many at a time, and through no more once the process stops. */
async function sideBySide<Item>(
  items: readonly Item[],
  { atOnce, isStopping }: { readonly atOnce: number; readonly isStopping: IsStopping },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined && !isStopping(); next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function refundInTurn(dependencies: PaymentDependencies, sale: EventRefundSaleRow): Promise<void> {
  const { db, clock, log } = dependencies
  try {
    if (!(await leaseSale(db, sale, clock.now() + lease))) return
    const taken = await takeSale(dependencies, sale)
    if (taken !== undefined) await carryOutRefund(dependencies, taken.refund, taken.record.attempt, true)
  } catch (error) {
    // One broken sale must not keep the others waiting.
    log.error({ err: error, saleId: sale.sale_id }, "a sale of a cancelled event could not be refunded")
    await later(dependencies, sale, lease, "failed")
  }
}

/** Decides what of a sale goes back and writes its refund down; the caller then asks the processor. */
export async function takeSale(
  dependencies: PaymentDependencies,
  sale: EventRefundSaleRow,
  guard: PieceGuard = pieceGuard,
): Promise<RequestedRefund | undefined> {
  const { db, clock, newId } = dependencies
  try {
    return await inTransaction(db, (trx) => takeLeased(trx, sale, { now: clock.now(), id: newId(), guard }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Nothing of the transaction stands: somebody refunded, voided or let in at this very moment, or the money is to come.
    const isToCome = error.code === "refund-not-captured"
    await later(dependencies, sale, isToCome ? untilTaken : soon, isToCome ? "not-captured" : "failed")
    return undefined
  }
}

async function takeLeased(
  trx: Knex.Transaction,
  sale: EventRefundSaleRow,
  { now, id, guard }: { readonly now: number; readonly id: string; readonly guard: PieceGuard },
): Promise<RequestedRefund | undefined> {
  const { website_id, sale_id, event_refund_id } = sale
  const run = await readRun(trx, { id: event_refund_id, website_id })
  if (run === undefined) throw new Error(`There is no refund of an event ${event_refund_id}`)
  const selection = { keepFees: run.keeps_fees === 1, evenAdmitted: run.even_admitted === 1 }
  const [found] = await planSales(
    trx,
    { websiteId: website_id, eventId: run.event_id, saleIds: [sale_id] },
    selection,
  )
  const leaveOut = async (why: EventRefundHindrance, kept = 0) => {
    await changeWaiting(trx, sale, { state: "left-out", why, kept })
    return undefined
  }
  // Only voiding ends a paid sale.
  if (found === undefined) return leaveOut("voided")
  const { plan, items, hindrance, waits } = found
  const stays = plan.kept.filter(({ why }) => why !== "refunded").length
  if (hindrance !== undefined) return leaveOut(hindrance, stays)
  if (waits) throw new Refusal("refund-not-captured")
  const why = stays === 0 ? null : (keptBecause(plan) ?? null)
  const taken = { state: "taken", refund_id: id, kept: stays, why, ...sumsOf(plan.items) } as const
  // Stopped, or another process has it.
  if (!(await changeWaiting(trx, sale, taken))) return undefined
  const command = {
    ...{
      refundId: id,
      websiteId: website_id,
      saleId: sale_id,
      staffName: run.staff_name,
      reason: run.reason,
    },
    ...{ ...selection, items, amount: plan.amount, keepSeats: false },
  }
  return requestRefund(trx, command, now, guard)
}

/** Cents of what goes back. */
function sumsOf(items: readonly RefundedItem[]) {
  const sum = (of: (refunded: RefundedItem["refunded"]) => number) =>
    items.reduce((total, { refunded }) => total + of(refunded), 0)
  return {
    subtotal: sum(({ amount }) => amount),
    service_charge: sum(({ serviceCharge }) => serviceCharge),
    tax1: sum(({ tax1 }) => tax1),
    tax2: sum(({ tax2 }) => tax2),
    tax3: sum(({ tax3 }) => tax3),
  }
}

/** Looks at a sale again after a while; one that cannot be refunded for a day is left out. */
async function later(
  { db, clock }: PaymentDependencies,
  sale: EventRefundSaleRow,
  milliseconds: number,
  why: EventRefundHindrance,
): Promise<void> {
  const now = clock.now()
  const isOver = sale.gathered_at + patience <= now
  await changeWaiting(db, sale, isOver ? { state: "left-out", why } : { try_at: now + milliseconds })
}

/**
 * Payments that were under way when the event was cancelled are waited for, and what they paid is refunded too; then it is
 * over. One that is undecided after a day holds nothing up: the command is run again for it.
 */
async function endOrGather(
  { db, clock }: PaymentDependencies,
  run: EventRefundRow,
  guard: EndGuard,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock.now()
    const locked = await lockRun(trx, run)
    if (locked?.state !== "running") return
    await guard.waitForBeginning(trx, run)
    // Counted before they are gathered: who is paid between the two is gathered.
    const awaited = await awaitedPayments(trx, locked, now)
    if ((await gatherSales(trx, run, now)) > 0 || awaited !== undefined) return
    await endRun(trx, run, { state: "done", ended_at: now })
  })
}

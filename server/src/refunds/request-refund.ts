import { isMoneyTaken, isPaymentDue, mayHoldMoney } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { lockPayment, type PaymentRecord } from "../checkout/payment-record.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { addToInstalment } from "../sales/instalment-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { planRefund, type RefundPlan, type RefundSelection } from "./plan-refund.ts"
import { toCards } from "./refund-document.ts"
import { endedThings, insertRefund, type PieceGuard, pieceGuard, refundsOfSale } from "./refund-store.ts"

export interface RefundCommand extends RefundSelection {
  readonly refundId: string
  readonly websiteId: string
  readonly saleId: string
  readonly staffName: string
  readonly reason: string
  readonly keepSeats: boolean
  /** Cents that the preview said go back. */
  readonly amount: number
}

export interface RequestedRefund {
  readonly refund: RefundRow
  readonly record: PaymentRecord
}

/**
 * Decides a refund and writes it down, in one transaction: its tickets let nobody in from now on, and what they were
 * charged goes back once. Nothing has gone back yet. Throws `refund-amount-changed` where the figures are not those that
 * were seen, and changes nothing then.
 */
export async function requestRefund(
  trx: Knex.Transaction,
  command: RefundCommand,
  now: number,
  guard: PieceGuard = pieceGuard,
): Promise<RequestedRefund> {
  const record = await lockPayment(trx, command.websiteId, command.saleId)
  if (record?.sale.state === "voided") throw new Refusal("sale-voided")
  if (record?.sale.state !== "paid") throw new Refusal("sale-unknown")
  const plan = await planRefund(trx, command.websiteId, await readPaidSale(trx, record.sale), command)
  if (plan.items.length === 0) throw new Refusal("refund-nothing-left")
  if (plan.amount !== command.amount) throw new Refusal("refund-amount-changed", { amount: plan.amount })
  const card = toCards(plan)
  requireMoney(plan, record)
  // Money that was not taken yet cannot go back; the reconciler is about to take it.
  if (card > 0 && record.attempt?.state !== "captured") throw new Refusal("refund-not-captured")
  await takeOffInstalments(trx, command, plan)
  const refund = await newRefund(trx, command, record, { plan, card }, now)
  const rows = plan.items.map(({ id }) => ({
    website_id: refund.website_id,
    sale_id: refund.sale_id,
    piece_id: id,
    refund_id: refund.id,
  }))
  if ((await guard.take(trx, rows)) !== rows.length) throw new Refusal("refund-amount-changed", {})
  await insertRefund(trx, refund)
  await endSold(trx, refund, plan, { now, evenAdmitted: command.evenAdmitted ?? false })
  return { refund, record }
}

/** Refuses to give back to a card what nobody took from it: its payment is due again. */
export function requireMoney(
  plan: RefundPlan,
  { sale, attempt }: Pick<PaymentRecord, "sale" | "attempt">,
): void {
  if (toCards(plan) > 0 && isPaymentDue({ sale: sale.state, attempt: attempt?.state }))
    throw new Refusal("refund-payment-due")
}

/** What was still to be paid is less by now. Money that is being taken at this moment cannot be told yet: nothing is refunded. */
async function takeOffInstalments(
  trx: Knex.Transaction,
  { websiteId, saleId }: RefundCommand,
  plan: RefundPlan,
): Promise<void> {
  const attempts = await attemptsOfSales(trx, websiteId, [saleId])
  if (attempts.some(({ instalment, state }) => instalment > 0 && mayHoldMoney(state) && !isMoneyTaken(state)))
    throw new Refusal("refund-not-captured")
  for (const one of plan.returns)
    if (one.means === "instalment") {
      const { ordinal, amount } = one
      await addToInstalment(trx, { website_id: websiteId, sale_id: saleId, ordinal }, -amount)
    }
}

async function newRefund(
  trx: Knex.Transaction,
  { refundId, websiteId, staffName, reason, keepSeats, keepFees = false }: RefundCommand,
  { sale, attempt }: PaymentRecord,
  { plan, card }: { readonly plan: RefundPlan; readonly card: number },
  now: number,
): Promise<RefundRow> {
  const ordinal = (await refundsOfSale(trx, websiteId, sale.id)).length + 1
  const { items, returns, amount } = plan
  return {
    id: refundId,
    website_id: websiteId,
    sale_id: sale.id,
    ordinal,
    state: "requested",
    reference: `${attempt?.reference ?? sale.id}:refund:${ordinal}`,
    staff_name: staffName,
    reason,
    keeps_seats: keepSeats ? 1 : 0,
    keeps_fees: keepFees ? 1 : 0,
    amount,
    card_amount: card,
    document: JSON.stringify({ items, returns }),
    processor_id: null,
    code: null,
    created_at: now,
    changed_at: now,
    done_at: null,
  }
}

/** What was sold is worth nothing from now on. What somebody uses at this very moment is not refunded: nothing is. */
async function endSold(
  trx: Knex.Transaction,
  refund: RefundRow,
  plan: RefundPlan,
  { now, evenAdmitted }: { readonly now: number; readonly evenAdmitted: boolean },
): Promise<void> {
  const ofKind = (kind: "ticket" | "product") =>
    plan.items.filter((item) => item.kind === kind).map(({ id }) => id)
  const ended = await endedThings(trx, refund.website_id, ofKind("ticket")).voidTickets(now, evenAdmitted)
  const products = endedThings(trx, refund.website_id, ofKind("product"))
  const { certificates, passes } = await products.owned()
  if (
    !ended ||
    (await products.emptyCertificates(now)) !== certificates ||
    (await products.emptyPasses()) !== passes
  )
    throw new Refusal("refund-amount-changed", {})
}

import { step } from "@parterre/domain/machines"
import { type RefundEvent, refundMachine } from "@parterre/domain/refunds"
import type { Knex } from "knex"
import { changeCart } from "../carts/cart-store.ts"
import { giveBackSold } from "../carts/give-back-sold.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { lockPayment, type PaymentRecord } from "../checkout/payment-record.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { RefundRow } from "../database/refund-tables.ts"
import { returnCredits } from "../flex-passes/flex-pass-store.ts"
import { refillBalances } from "../gift-certificates/certificate-use-store.ts"
import { journalDone } from "../journal/journal-store.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { putBackOnInstalment } from "../sales/instalment-store.ts"
import { GIFT_ENDED_MAIL, type GiftMessage } from "../ticket-gifts/gift-message.ts"
import { postPassChange } from "../wallet-passes/push-changes.ts"
import { documentOf } from "./plan-refund.ts"
import { REFUND_MAIL, type RefundMessage } from "./refund-message.ts"
import { changeRequested, endedThings, freePieces } from "./refund-store.ts"

/** The money is back: seats, stock, codes and gift certificates follow, the journal says so and the buyer is told. Once. */
export async function endRefund(
  { db, clock, newId, log }: PaymentDependencies,
  refund: RefundRow,
  processorId: string,
  byHand?: Settlement,
): Promise<void> {
  const now = clock.now()
  const isEnded = await inTransaction(db, async (trx) => {
    const record = await lockPayment(trx, refund.website_id, refund.sale_id)
    const cart = record && (await endRefundOfLocked(trx, refund, record, { newId, now, processorId }))
    if (cart === undefined) return false
    if (byHand !== undefined) await journalSettlement(trx, refund, cart, byHand, now)
    return true
  })
  if (!isEnded) log.warn({ reference: refund.reference }, "a refund was ended by somebody else before")
}

interface RefundEnd {
  readonly newId: () => string
  readonly now: number
  /** Of the processor's refund; empty where no card gets anything back. */
  readonly processorId: string
}

/** Answers the cart, which is another by then; undefined when the refund had ended before, and nothing changes. */
export async function endRefundOfLocked(
  trx: Knex.Transaction,
  refund: RefundRow,
  { cart }: Pick<PaymentRecord, "cart">,
  { newId, now, processorId }: RefundEnd,
): Promise<CartRow | undefined> {
  const end = { processor_id: processorId, code: null, done_at: now }
  if (!(await moveRefund(trx, refund, "give-back", end, now))) return undefined
  const { website_id } = refund
  const { items, returns } = documentOf(refund)
  const lines = items.filter(({ kind }) => kind !== "delivery").map(({ id }) => id)
  const keepsSeats = refund.keeps_seats === 1
  await refillBalances(
    trx,
    website_id,
    returns.flatMap((one) => (one.means === "giftcertificate" ? one : [])),
    now,
  )
  await endedThings(trx, website_id, lines).endMemberships(now)
  await returnCredits(trx, website_id, lines, now)
  await journalDone(trx, {
    websiteId: website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: `staff:${refund.staff_name}`,
    outcome: "done",
    command: "sale.refund",
    data: { refundId: refund.id, amount: refund.amount, lines, keepsSeats, reason: refund.reason },
  })
  const changed = await changeCart(trx, cart, {}, now)
  const payload: RefundMessage = { refundId: refund.id }
  await postMessage(trx, { id: newId(), websiteId: website_id, kind: REFUND_MAIL, payload }, now)
  for (const ticket of await endedThings(trx, website_id, lines).tickets())
    await postPassChange(trx, ticket, newId, now)
  for (const { id, code_number, gift_recipient } of await endedThings(trx, website_id, lines).given()) {
    const to = gift_recipient ?? ""
    const gift: GiftMessage = { ticketId: id, codeNumber: code_number, to }
    await postMessage(trx, { id: newId(), websiteId: website_id, kind: GIFT_ENDED_MAIL, payload: gift }, now)
  }
  await giveBackSold(trx, cart, new Set(lines), { keepsSeats, end: "refund" }, now)
  return changed
}

/** What staff found in the processor's console of a refund that was stuck. */
export interface Settlement {
  readonly staffName: string
  readonly outcome: "given-back" | "not-given-back"
  /** The numbers that the console shows. */
  readonly processorIds: readonly string[]
  readonly reason: string
}

async function journalSettlement(
  trx: Knex.Transaction,
  refund: RefundRow,
  cart: CartRow,
  { staffName, outcome, processorIds, reason }: Settlement,
  now: number,
): Promise<void> {
  await journalDone(trx, {
    websiteId: refund.website_id,
    cartId: cart.id,
    sessionId: cart.session_id,
    at: now,
    actor: `staff:${staffName}`,
    outcome: "done",
    command: "refund.settle",
    data: { refundId: refund.id, amount: refund.amount, result: outcome, processorIds, reason },
  })
  await changeCart(trx, cart, {}, now)
}

/** The processor surely gave nothing back: everything is as good as it was. */
export async function refuseRefund(
  { db, clock }: PaymentDependencies,
  refund: RefundRow,
  code: string,
  byHand?: Settlement,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const record = await lockPayment(trx, refund.website_id, refund.sale_id)
    if (record === undefined || !(await moveRefund(trx, refund, "refuse", { code }, now))) return
    if (byHand !== undefined) await journalSettlement(trx, refund, record.cart, byHand, now)
    await freePieces(trx, refund)
    const { items } = documentOf(refund)
    const ofKind = (kind: "ticket" | "product") =>
      items.filter((item) => item.kind === kind).map(({ id }) => id)
    await endedThings(trx, refund.website_id, ofKind("ticket")).restoreTickets(refund.created_at)
    const products = endedThings(trx, refund.website_id, ofKind("product"))
    await products.refillCertificates(now)
    await products.refillPasses()
    const { website_id, sale_id } = refund
    for (const one of documentOf(refund).returns)
      if (one.means === "instalment")
        await putBackOnInstalment(trx, { website_id, sale_id, ordinal: one.ordinal }, one.amount)
  })
}

/** Moves a refund that is still requested; whoever comes second changes nothing. */
function moveRefund(
  trx: Knex.Transaction,
  refund: RefundRow,
  event: RefundEvent,
  change: Partial<RefundRow>,
  now: number,
): Promise<boolean> {
  const moved = step(refundMachine, "requested", event)
  if (!moved.ok) throw new Error(`A refund cannot ${event}`)
  return changeRequested(trx, refund, { ...change, state: moved.state, changed_at: now })
}

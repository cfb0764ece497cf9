import type { Knex } from "knex"
import { changeCart } from "../carts/cart-store.ts"
import { giveBackSold } from "../carts/give-back-sold.ts"
import type { PaymentGuard } from "../checkout/payment-guard.ts"
import { lockPayment, movePayment, onSale } from "../checkout/payment-record.ts"
import { placesOfPasses, returnCredits } from "../flex-passes/flex-pass-store.ts"
import { returnBalances } from "../gift-certificates/certificate-use-store.ts"
import { journalDone } from "../journal/journal-store.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { endRefundOfLocked } from "../refunds/end-refund.ts"
import { planPieces } from "../refunds/plan-refund.ts"
import type { RefundedItem } from "../refunds/refund-document.ts"
import { endedThings } from "../refunds/refund-store.ts"
import { requestRefund } from "../refunds/request-refund.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfSales } from "../sales/attempt-store.ts"
import { endInstalments } from "../sales/instalment-store.ts"
import { type PaidSale, readPaidSale } from "../sales/paid-sale.ts"
import { soldPieces } from "../sales/sold-pieces.ts"
import { GIFT_ENDED_MAIL, type GiftMessage } from "../ticket-gifts/gift-message.ts"
import { postPassChange } from "../wallet-passes/push-changes.ts"
import { planVoid, requireDue, usedAmong, type VoidPlan } from "./plan-void.ts"
import { VOID_MAIL, type VoidMessage } from "./void-message.ts"

export interface VoidCommand {
  readonly websiteId: string
  readonly saleId: string
  readonly staffName: string
  readonly reason: string
  readonly keepSeats: boolean
  /** What was used ends too, and the places that its passes were exchanged for. */
  readonly evenUsed: boolean
}

interface Surroundings {
  readonly newId: () => string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface VoidedSale {
  readonly sale: PaidSale
  readonly items: readonly RefundedItem[]
  readonly returns: VoidPlan["returns"]
  /** Cents that are due no more. */
  readonly amount: number
}

/** What stands between a void and a payment. Tests take it away and must see money taken for what has ended. */
export interface VoidGuard extends Pick<PaymentGuard, "lock"> {
  /** Every attempt of the locked sale, at whatever is paid of it. */
  readonly attempts: typeof attemptsOfSales
  /** The places that its passes were exchanged for and that nobody has given back. */
  readonly places: typeof placesOfPasses
}

export const voidGuard: VoidGuard = { lock: lockPayment, attempts: attemptsOfSales, places: placesOfPasses }

/**
 * Ends a sale whose payment is due and that nobody will pay, in one transaction: it is owed no more, nothing pays it any
 * more, its tickets let nobody in, its seats go back on sale and its gift certificates have their money again. Under the
 * lock of its payments: of somebody who pays at this moment and this, one is carried out.
 */
export async function voidSale(
  trx: Knex.Transaction,
  command: VoidCommand,
  { newId, now }: Surroundings,
  guard: VoidGuard = voidGuard,
): Promise<VoidedSale> {
  const { websiteId, saleId, keepSeats: keepsSeats, evenUsed } = command
  const record = await guard.lock(trx, websiteId, saleId)
  if (record === undefined) throw new Refusal("sale-unknown")
  requireDue(record.sale, await guard.attempts(trx, websiteId, [saleId]))
  const sale = await readPaidSale(trx, record.sale)
  const { used, returns, amount, ...plan } = await planVoid(trx, websiteId, sale)
  if (used.length > 0 && !evenUsed) throw new Refusal("void-items-used")
  const items = used.length === 0 ? plan.items : await everyItem(trx, websiteId, sale)
  await movePayment(trx, record, [onSale("void")], now, { sale: { voided_at: now } })
  await endInstalments(trx, record.sale)
  await returnBalances(trx, { websiteId, saleId, state: "spent" }, now)
  await endSold(trx, websiteId, items, { now, evenUsed })
  const lines = items.filter(({ kind }) => kind !== "delivery").map(({ id }) => id)
  const ended = endedThings(trx, websiteId, lines)
  await ended.endMemberships(now)
  await returnCredits(trx, websiteId, lines, now)
  await endExchanges(trx, command, { newId, now }, guard)
  const { id: cartId, session_id: sessionId } = record.cart
  const { staffName, reason } = command
  await journalDone(trx, {
    ...{ websiteId, cartId, sessionId, at: now, actor: `staff:${staffName}`, outcome: "done" },
    command: "sale.void",
    data: { saleId, amount, lines, keepsSeats, reason },
  })
  await changeCart(trx, record.cart, {}, now)
  const payload: VoidMessage = { saleId, amount }
  await postMessage(trx, { id: newId(), websiteId, kind: VOID_MAIL, payload }, now)
  for (const ticket of await ended.tickets()) await postPassChange(trx, ticket, newId, now)
  for (const { id, code_number: codeNumber, gift_recipient: to } of await ended.given()) {
    const gift: GiftMessage = { ticketId: id, codeNumber, to: to ?? "" }
    await postMessage(trx, { id: newId(), websiteId, kind: GIFT_ENDED_MAIL, payload: gift }, now)
  }
  await giveBackSold(trx, record.cart, new Set(lines), { keepsSeats, end: "void" }, now)
  return { sale, items, returns, amount }
}

/**
 * The places that its passes were exchanged for end as if their orders were refunded: nothing was paid for them, and
 * nothing goes back. The passes are empty by now, so nobody exchanges a ticket of them any more; what is being refunded at
 * this moment is over once its order is locked, and is looked at again then.
 */
async function endExchanges(
  trx: Knex.Transaction,
  { websiteId, saleId: voidedId, staffName, reason, keepSeats }: VoidCommand,
  { newId, now }: Surroundings,
  guard: Pick<VoidGuard, "lock" | "places">,
): Promise<void> {
  const seen = await guard.places(trx, websiteId, voidedId)
  for (const saleId of new Set(seen.map(({ sale_id }) => sale_id))) await guard.lock(trx, websiteId, saleId)
  const places = seen.length === 0 ? seen : await guard.places(trx, websiteId, voidedId)
  for (const [saleId, ofSale] of Map.groupBy(places, ({ sale_id }) => sale_id)) {
    const items = ofSale.map(({ hold_line_id }) => hold_line_id)
    const ends = { ...{ items, amount: 0, keepSeats, evenAdmitted: true }, staffName, reason }
    const command = { refundId: newId(), websiteId, saleId, ...ends }
    const { refund, record } = await requestRefund(trx, command, now)
    await endRefundOfLocked(trx, refund, record, { newId, now, processorId: "" })
  }
}

/** All that was sold and not refunded, used or not. */
async function everyItem(
  trx: Knex.Transaction,
  websiteId: string,
  sale: PaidSale,
): Promise<readonly RefundedItem[]> {
  const { items, kept } = await planPieces(trx, websiteId, sale, { evenAdmitted: true })
  const used = new Set(usedAmong(kept).map(({ piece }) => piece.id))
  return [
    ...items,
    ...soldPieces(sale)
      .filter(({ id }) => used.has(id))
      .map(({ id, kind, title, detail, charged }) => ({ id, kind, title, detail, refunded: charged })),
  ]
}

/** What was sold is worth nothing from now on; unless that is wanted, nothing that somebody uses at this very moment ends. */
async function endSold(
  trx: Knex.Transaction,
  websiteId: string,
  items: readonly RefundedItem[],
  { now, evenUsed }: { readonly now: number; readonly evenUsed: boolean },
): Promise<void> {
  const ofKind = (kind: RefundedItem["kind"]) =>
    endedThings(
      trx,
      websiteId,
      items.filter((item) => item.kind === kind).map(({ id }) => id),
    )
  const areTicketsOver = await ofKind("ticket").voidTickets(now, evenUsed)
  const products = ofKind("product")
  const { certificates, passes } = await products.owned()
  const ended =
    (await products.emptyCertificates(now, evenUsed)) === certificates &&
    (await products.emptyPasses(evenUsed)) === passes
  if (!areTicketsOver || !ended) throw new Refusal("void-items-used")
}

import { type SalePayment, type SalePaymentEvent, stepSalePayment } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { lockCart } from "../carts/cart-store.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { returnBalances, spendBalances } from "../gift-certificates/certificate-use-store.ts"
import { changeAttempt, latestAttempt } from "../sales/attempt-store.ts"
import { changeSale, lockSale, readSale } from "../sales/sale-store.ts"

/** A locked cart, its sale and the sale's latest attempt at what is being paid of it. */
export interface PaymentRecord {
  readonly cart: CartRow
  readonly sale: SaleRow
  readonly attempt: PaymentAttemptRow | undefined
}

/** A move the payment machine forbids: a defect, or rows written by somebody else. */
class IllegalMove extends Error {
  constructor(payment: SalePayment, move: SalePaymentEvent) {
    super(`${move.on} ${move.event} is illegal for ${JSON.stringify(payment)}`)
    this.name = "IllegalMove"
  }
}

/**
 * Locks the cart, then its sale: every transaction about a payment takes them in this order. `instalment` is what of the
 * sale is paid; the tickets are issued with 0.
 */
export async function lockPayment(
  trx: Knex.Transaction,
  websiteId: string,
  saleId: string,
  instalment = 0,
): Promise<PaymentRecord | undefined> {
  const found = await readSale(trx, websiteId, saleId)
  if (found === undefined) return undefined
  const [cart, sale, attempt] = await inOneTrip(trx, [
    () => lockCart(trx, websiteId, found.cart_id),
    () => lockSale(trx, found),
    () => latestAttempt(trx, found, instalment),
  ])
  return cart && sale && { cart, sale, attempt }
}

/** Where a locked payment stands. */
export const paymentOf = ({ sale, attempt }: Pick<PaymentRecord, "sale" | "attempt">): SalePayment => ({
  sale: sale.state,
  attempt: attempt?.state,
  tickets: sale.state === "paid" ? "issued" : sale.state === "voided" ? "revoked" : "none",
})

/** Where a payment stands after moves, each checked against the machine. */
export function walk(record: PaymentRecord, moves: readonly SalePaymentEvent[]): SalePayment {
  return moves.reduce((payment, move) => {
    const next = stepSalePayment(payment, move)
    if (!next.ok) throw new IllegalMove(payment, move)
    return next.payment
  }, paymentOf(record))
}

/** Where a payment would stand after moves; undefined when one of them is illegal. */
export function tryMoves(start: SalePayment, moves: readonly SalePaymentEvent[]): SalePayment | undefined {
  return moves.reduce<SalePayment | undefined>((payment, move) => {
    const next = payment && stepSalePayment(payment, move)
    return next?.ok ? next.payment : undefined
  }, start)
}

export interface PaymentChange {
  readonly sale?: Partial<Pick<SaleRow, "cart_version" | "receipt_number" | "paid_at" | "voided_at">>
  readonly attempt?: Partial<Pick<PaymentAttemptRow, "processor_id" | "brand" | "last_four" | "code">>
}

/**
 * Makes moves of a locked payment and writes where it stands. What its gift certificates gave is spent with the tickets,
 * and theirs again as soon as the sale is not being paid any more.
 */
export async function movePayment(
  trx: Knex.Transaction,
  record: PaymentRecord,
  moves: readonly SalePaymentEvent[],
  now: number,
  change: PaymentChange = {},
): Promise<PaymentRecord> {
  const after = walk(record, moves)
  const { id, website_id } = record.sale
  if (after.sale !== "paid" && after.sale !== "paying")
    await returnBalances(trx, { websiteId: website_id, saleId: id }, now)
  // Agreed for this payment alone: what is paid has a document, and whoever pays again is shown the amount again.
  const agreed = after.sale === "paying" ? {} : { taxes: null }
  const sale = { ...change.sale, ...agreed, state: after.sale, changed_at: now }
  const moved =
    record.attempt && after.attempt
      ? { from: record.attempt, to: { ...change.attempt, state: after.attempt, changed_at: now } }
      : undefined
  await inOneTrip(trx, [
    async () => after.sale === "paid" && spendBalances(trx, id, now),
    () => changeSale(trx, record.sale, sale),
    async () => moved && changeAttempt(trx, moved.from, moved.to),
  ])
  return {
    ...{ ...record, sale: { ...record.sale, ...sale } },
    ...(moved && { attempt: { ...moved.from, ...moved.to } }),
  }
}

export const onSale = (event: Extract<SalePaymentEvent, { on: "sale" }>["event"]): SalePaymentEvent => ({
  on: "sale",
  event,
})

export const onAttempt = (
  event: Extract<SalePaymentEvent, { on: "attempt" }>["event"],
): SalePaymentEvent => ({
  on: "attempt",
  event,
})

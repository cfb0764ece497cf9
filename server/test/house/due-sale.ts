import type { DeferredSale, PaymentResponse } from "@parterre/contract"
import { reconcile } from "../../src/jobs/reconciler.ts"
import { latestAttempt } from "../../src/sales/attempt-store.ts"
import type { CheckoutBench } from "./checkout-shop.ts"
import { type Answer, creditCardOf, type Guest } from "./shopper.ts"
import type { ShopName } from "./shops.ts"
import { chargesOf } from "./unrest.ts"

/** A sale whose tickets are out and whose money was never taken. */
export interface DueSale {
  readonly id: string
  readonly saleToken: string
  /** Cents. */
  readonly amount: number
  readonly receipt: string
}

/** Lets time pass, and the reconciler work. */
export async function passTime(bench: CheckoutBench, seconds = 120): Promise<void> {
  bench.clock.pass(seconds)
  await reconcile(bench.payments, bench.clock.now())
}

/**
 * Sells to a guest, and has the bank let the reserved money go before it is taken; at PayPal, the capture is denied. The
 * sale may be started before, with gift certificates.
 */
export async function dueSale(
  bench: CheckoutBench,
  shop: ShopName,
  buyer: Guest,
  started?: Awaited<ReturnType<Guest["startSale"]>>,
): Promise<DueSale> {
  bench.sandboxes.overrides.reset()
  if (shop !== "paypal") bench.misbehave(shop, "capture", "http-500")
  const sale = started ?? (await buyer.startSale())
  const card =
    shop === "paypal"
      ? { paypalOrderId: await buyer.approveOrder(sale, "buyer-denied") }
      : await creditCardOf(buyer, shop, sale)
  const { status } = await buyer.pay(sale, card)
  if (status !== 200) throw new Error(`the sale was answered ${status}`)
  const row = await bench.saleOf(sale.saleToken)
  const reserved = await latestAttempt(bench.db, row)
  if (shop !== "paypal") bench.sandboxes.lapse(reserved?.reference ?? "")
  await passTime(bench)
  const state = (await latestAttempt(bench.db, row))?.state
  if (state !== "lapsed") throw new Error(`the payment is ${state}`)
  return { id: row.id, saleToken: sale.saleToken, amount: row.amount, receipt: row.receipt_number ?? "" }
}

/** Makes two payments of a sale that is due: its first, answered here, and an instalment of which its buyer was told. */
export async function dueInTwo(bench: CheckoutBench, sale: DueSale, part = 700): Promise<DueSale> {
  const { website_id } = await bench.saleOf(sale.saleToken)
  const amount = sale.amount - part
  await bench.db("payment_attempts").where({ sale_id: sale.id }).update({ amount })
  const at = bench.clock.now()
  await bench.db("instalments").insert({
    ...{ website_id, sale_id: sale.id, ordinal: 1, due_on: "2026-12-27", amount: part },
    ...{ state: "due", try_at: at, told_at: at },
  })
  return { ...sale, amount }
}

/** What the page of the mail's link shows. */
export const dueDetails = (guest: Guest, { saleToken }: Pick<DueSale, "saleToken">) =>
  guest.call<DeferredSale & { code: string }>("POST", "/v1/ccpayment/details", { saleToken })

/** Pays what is due, as the page of the mail's link does. */
export const payDue = (
  guest: Guest,
  { saleToken, amount }: Pick<DueSale, "saleToken" | "amount">,
  creditCard: object,
  instalment?: number,
): Promise<Answer<PaymentResponse & { code: string }>> =>
  guest.call("POST", "/backend/v1/ccpayment/process-paiement", {
    ...{ client: guest.client, creditCard, amount, saleToken },
    ...(instalment === undefined ? {} : { instalment }),
  })

/** Cents that processors have taken for a sale, charge by charge. */
export const takenFor = (bench: CheckoutBench, saleId: string): number[] =>
  chargesOf(bench, saleId)
    .filter(({ state }) => state === "captured")
    .map(({ amount }) => amount)

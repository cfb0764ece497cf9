import { createHash } from "node:crypto"
import type { PaymentRequest } from "@parterre/contract"
import { needsAccount } from "@parterre/domain/accounts"
import { isSaleOver, UNREACHED } from "@parterre/domain/payments"
import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import type { HoldDetails } from "../carts/hold-details.ts"
import { extendForPayment } from "../carts/payment-hold.ts"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { holdBalances } from "../gift-certificates/certificate-use-store.ts"
import type { PaidByCertificate } from "../gift-certificates/sale-certificates.ts"
import { declined } from "../payments/card-refusal.ts"
import { isAtBank } from "../payments/interac-page.ts"
import { PAYPAL_BRAND } from "../payments/paypal-orders.ts"
import { type CardPayment, isOrder } from "../payments/processor.ts"
import { attemptReference } from "../payments/references.ts"
import { chooseDeliveries, destinationOf, readDeliverySettings } from "../pricing/choose-deliveries.ts"
import { PAYPAL } from "../processor-type.ts"
import { Refusal } from "../refusal.ts"
import { countRefused, insertAttempt } from "../sales/attempt-store.ts"
import { laterPayments, type PlannedPayment, plannedPayments } from "../sales/instalment-plan.ts"
import { agreeInstalments } from "../sales/instalment-store.ts"
import { takePayPalOrder } from "../sales/paypal-order-store.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { changeSale } from "../sales/sale-store.ts"
import { dayInZone } from "../zoned-time.ts"
import { writeAgreedTaxes } from "./agreed-taxes.ts"
import { amountToPay } from "./amount-due.ts"
import { generousAttempts, longestWait, mostRefused } from "./attempt-limits.ts"
import { type CheckedAuthentication, CURRENCY, markUsed } from "./check-authentication.ts"
import { askToKeep, type CardToKeep, type KeptCardAtHand, refuseKeptToken } from "./kept-card.ts"
import type { PaymentGuard } from "./payment-guard.ts"
import { movePayment, onAttempt, onSale, type PaymentRecord, walk } from "./payment-record.ts"
import { refuseOverShopperLimit } from "./shopper-limit.ts"
import type { Shopper } from "./start-sale.ts"

/** Milliseconds for which a renewal remembers refused cards. */
const refusalsOfRenewal = 24 * 60 * 60_000

/** Milliseconds more a payment is given. */
const paymentTime = 5 * 60_000

export interface PaymentToBegin {
  readonly request: PaymentRequest
  /** None when nothing is to pay. */
  readonly card: CardPayment | undefined
  /** Whether the bank must have checked the card. */
  readonly isGuarded: boolean
  readonly authentication: CheckedAuthentication | undefined
  readonly processor: string
  /** There; see `processorAccount`. */
  readonly account: string | null
  readonly attemptId: string
  /** The kept card that pays. */
  readonly kept?: KeptCardAtHand | undefined
  /** How the card is to be kept. */
  readonly keepAs?: CardToKeep | undefined
}

export type Begun =
  | { readonly kind: "paid"; readonly record: PaymentRecord }
  /** The shopper is back from the processor's challenge. */
  | { readonly kind: "challenged"; readonly attempt: PaymentAttemptRow }
  | { readonly kind: "begun"; readonly record: PaymentRecord; readonly attempt: PaymentAttemptRow }

/** Writes down that the card is about to be charged, after looking at everything once more under lock. */
export async function beginPayment(
  trx: Knex.Transaction,
  shopper: Shopper,
  saleId: string,
  payment: PaymentToBegin,
  now: number,
  guard: Pick<PaymentGuard, "lock" | "takeBalance" | "stillKept" | "stillClient">,
): Promise<Begun> {
  const { request, card, authentication } = payment
  const locked = await guard.lock(trx, shopper.website.id, saleId)
  // Another session may have gone to the checkout with the same cart: the sale, and its receipt, are theirs then.
  if (locked === undefined || isSaleOver(locked.sale.state) || locked.sale.session_id !== shopper.session.id)
    throw new Refusal("sale-needed")
  if (locked.sale.state === "paid") return { kind: "paid", record: locked }
  if (locked.sale.state === "paying") return resume(trx, locked, request, now)
  const { cart, sale } = locked
  const { renewal } = shopper
  // A season that is renewed stays its holder's: it is paid as a renewal, or not.
  if (renewal === undefined && (await renewalStore(trx, sale.website_id).ofCart(cart.id)) !== undefined)
    throw new Refusal("sale-needed")
  await refuseKeptToken(trx, card)
  if (cart.state === "empty") throw new Refusal("cart-empty")
  if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
  if (cart.version !== sale.cart_version) throw new Refusal("cart-changed")
  await renewal?.requireSeason(trx, now)
  const settings = await readDeliverySettings(trx, shopper.website.id)
  const destination = destinationOf(request.client.addresses?.[0])
  const due = await amountToPay(trx, sale, { ...shopper, now }, (toDeliver) =>
    renewal === undefined
      ? chooseDeliveries(settings, toDeliver, request.shippingCarts ?? [], destination)
      : renewal.deliveries(toDeliver),
  )
  const { giftCertificateAmount = paidByCertificates(due.paid) } = request
  // Neither a card nor a certificate pays more than was shown.
  if (due.amount !== request.amount || giftCertificateAmount !== paidByCertificates(due.paid))
    throw new Refusal("amount-changed", { amount: due.amount })
  refuseWithoutAccount(due.holds, shopper)
  const { clientId, id: sessionId } = shopper.session
  await refuseOverShopperLimit(trx, { websiteId: sale.website_id, sessionId, clientId }, cart.id, due.holds)
  // The sale was being paid when the checks were made, and is not any more.
  if (payment.isGuarded && authentication === undefined) throw new Refusal("payment-in-progress")
  if (authentication !== undefined) await markUsed(trx, sale, authentication.rowId, now)
  await takeOrder(trx, sale, card, payment.attemptId)
  // Whose account it is the session tells, or the link of a renewal, not the shopper.
  const ownerId = renewal === undefined ? clientId : (renewal.clientId ?? clientId)
  // Before its kept cards, in the order in which a closing takes them.
  await guard.stillClient(trx, sale.website_id, ownerId)
  await guard.stillKept(trx, payment.kept, now)

  // A renewal's cart is there for weeks: cards that were refused today are forgotten tomorrow.
  await refuseManyRefused(trx, sale, renewal === undefined ? 0 : now - refusalsOfRenewal)
  const payments = paymentsOf(shopper, due.amount, now)
  if (renewal !== undefined)
    await agreeInstalments(trx, sale, laterPayments(payments, shopper.website.timeZone))
  const number = (locked.attempt?.attempt ?? 0) + 1
  const after = walk(locked, [onSale("pay"), onAttempt("authorise")])
  const attempt: PaymentAttemptRow = {
    ...newAttempt(sale, {
      id: payment.attemptId,
      number,
      processor: payment.processor,
      account: payment.account,
      request,
      card,
      amount: payments[0]?.amount ?? due.amount,
      currency: CURRENCY,
      state: after.attempt ?? "authorising",
      now,
    }),
    ...authenticationColumns(authentication),
    ...keptColumns(payment.kept),
  }
  await insertAttempt(trx, attempt)
  if (payment.keepAs !== undefined) await askToKeep(trx, shopper, attempt, payment.keepAs, now)
  await holdBalances(trx, attempt, due.paid, now, guard.takeBalance)
  const until = number <= generousAttempts ? now + paymentTime : now
  const paying = await extendForPayment(trx, cart, until, now)
  const language = request.client.language ?? shopper.language
  const client = {
    ...request.client,
    pendingEmail: undefined,
    memberships: undefined,
    id: ownerId,
    language,
  }
  const change = {
    state: after.sale,
    amount: due.amount,
    cart_version: paying.version,
    client: JSON.stringify(client),
    client_id: ownerId ?? null,
    shipping: JSON.stringify(due.deliveries),
    taxes: writeAgreedTaxes(due),
    changed_at: now,
  }
  await changeSale(trx, sale, change)
  return { kind: "begun", record: { cart: paying, sale: { ...sale, ...change }, attempt }, attempt }
}

/** What is paid when, the first of it now: one payment, unless the holder of a renewal has chosen its instalments. */
function paymentsOf({ website, renewal }: Shopper, amount: number, now: number): readonly PlannedPayment[] {
  const today = dayInZone(now, website.timeZone)
  if (renewal?.instalments === undefined) return [{ dueOn: today, amount }]
  const payments = plannedPayments(renewal.instalments, amount, today)
  if (payments === undefined) throw new Refusal("payment-method-not-offered")
  return payments
}

const paidByCertificates = ({ uses }: PaidByCertificate): number =>
  uses.reduce((sum, { amount }) => sum + amount, 0)

/** What the idempotency key of an attempt is bound to; the card itself is no part of it. */
type BoundRequest = Pick<PaymentRequest, "amount" | "saleToken" | "client" | "shippingCarts">

interface AttemptToMake {
  readonly id: string
  readonly number: number
  /** As of `PaymentAttemptRow`; 0 when absent. */
  readonly instalment?: number
  readonly processor: string
  readonly account: string | null
  readonly request: BoundRequest
  readonly card: CardPayment | undefined
  /** Cents. */
  readonly amount: number
  readonly currency: string
  readonly state: PaymentAttemptRow["state"]
  readonly now: number
}

/** The row of an attempt about to be made, which the issuer was not asked about. */
export const newAttempt = (
  { id: sale_id, website_id }: SaleRow,
  { number, request, card, now, account, instalment = 0, ...attempt }: AttemptToMake,
): PaymentAttemptRow => ({
  ...attempt,
  ...cardColumns(card),
  ...authenticationColumns(undefined),
  kept_card_id: null,
  website_id,
  sale_id,
  processor_account: account,
  attempt: number,
  instalment,
  reference: attemptReference(sale_id, number),
  request_hash: requestHash(request),
  code: null,
  created_at: now,
  changed_at: now,
})

/** A membership and a flex pass are a client's: they have to be found again. */
function refuseWithoutAccount(holds: readonly HoldDetails[], { session }: Shopper): void {
  if (session.clientId === undefined && holds.some(({ product }) => needsAccount(product?.kind)))
    throw new Refusal("login-needed")
}

/**
 * Whoever has been refused that often is not trying to buy: the cart runs out without another try. A sale that is due
 * runs out never, so only what was refused of late counts there; `after` is epoch milliseconds.
 */
export async function refuseManyRefused(trx: Knex.Transaction, sale: SaleRow, after = 0): Promise<void> {
  if ((await countRefused(trx, sale, UNREACHED, after)) >= mostRefused)
    throw new Refusal("rate-limited", { retryAfter: longestWait })
}

/** An order of PayPal is one attempt's, and made here for this sale: what becomes of its money is that attempt's to tell. */
export async function takeOrder(
  trx: Knex.Transaction,
  sale: SaleRow,
  card: CardPayment | undefined,
  attemptId: string,
): Promise<void> {
  if (isOrder(card) && !(await takePayPalOrder(trx, sale, card.token, attemptId)))
    throw declined(PAYPAL, { kind: "declined", code: "ORDER_SPENT", retry: true })
}

/** Of two requests that come back from one challenge, one goes on. */
async function resume(
  trx: Knex.Transaction,
  record: PaymentRecord,
  request: PaymentRequest,
  now: number,
): Promise<Begun> {
  const { attempt } = record
  // Who is at a bank's page has no card's challenge to come back from.
  if (attempt?.state !== "challenging" || isAtBank(attempt)) throw new Refusal("payment-in-progress")
  const { amount } = record.sale
  if (request.amount !== amount) throw new Refusal("amount-changed", { amount })
  // An order answers no challenge of a bank.
  if (request.creditCard?.paypalOrderId !== undefined) throw new Refusal("payment-in-progress")
  const answered = await movePayment(trx, record, [onAttempt("challenge-answered")], now)
  return { kind: "challenged", attempt: answered.attempt ?? attempt }
}

function cardColumns(card: CardPayment | undefined) {
  const none = { brand: null, last_four: null, bin: null, wallet: null, processor_id: null }
  if (card === undefined) return none
  // By its order the reconciler finds what became of it.
  if (isOrder(card)) return { ...none, brand: PAYPAL_BRAND, processor_id: card.token }
  if ("token" in card) return { ...none, wallet: card.wallet ?? card.openedBy ?? null }
  return { ...none, last_four: card.number.slice(-4), bin: card.number.slice(0, 6) }
}

export const keptColumns = (kept: KeptCardAtHand | undefined) =>
  kept === undefined
    ? {}
    : { kept_card_id: kept.row.id, brand: kept.row.brand, last_four: kept.row.last_four }

const authenticationColumns = (checked: CheckedAuthentication | undefined) => ({
  eci: checked?.proof?.eci ?? null,
  three_ds: checked === undefined ? null : JSON.stringify({ id: checked.rowId, result: checked.result }),
})

const requestHash = ({ amount, saleToken, client, shippingCarts = [] }: BoundRequest): string =>
  createHash("sha256")
    .update(JSON.stringify({ amount, saleToken, email: client.email, shippingCarts }))
    .digest("hex")

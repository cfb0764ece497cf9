import type { CartElement, DeliveryChoice, SaleStart } from "@parterre/contract"
import { checkoutProblem } from "@parterre/domain/carts"
import { remainingSeconds } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { hasLapsed, refuseWhilePaying } from "../carts/cart-store.ts"
import { elementsOf } from "../carts/cart-view.ts"
import { type CartDependencies, fromDatabase, type HoldDetailsReader } from "../carts/hold-details.ts"
import { liveHolds } from "../carts/hold-store.ts"
import { extendForCheckout, passToCheckout } from "../carts/payment-hold.ts"
import { releaseLines, unsoldLines } from "../carts/release-lines.ts"
import { isOwnSale } from "../clients/own-sale.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import { usableCertificates } from "../gift-certificates/certificate-store.ts"
import { chooseCertificates, paidBy, toldUses } from "../gift-certificates/sale-certificates.ts"
import { refuseUnlessWhole } from "../holds/whole-release.ts"
import type { Language, ShopperSession, Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import {
  type ChooseDeliveries,
  chooseDeliveries,
  keptDeliveries,
  readDeliverySettings,
} from "../pricing/choose-deliveries.ts"
import { deliveryTaxSummary, toldDeliveries } from "../pricing/delivery-taxes.ts"
import { printedTaxes } from "../pricing/tax-summaries.ts"
import { Refusal } from "../refusal.ts"
import type { InstalmentTerms } from "../sales/instalment-plan.ts"
import { shippingOf } from "../sales/paid-sale.ts"
import { changeSale, insertSale, latestSale, unpaidSale } from "../sales/sale-store.ts"
import { saleHashFor, saleTokenFor } from "../sales/sale-token.ts"
import { isoInZone } from "../zoned-time.ts"
import { amountDue } from "./amount-due.ts"
import { cartAtCheckout, lockCartAtCheckout } from "./cart-at-checkout.ts"

/** Milliseconds a shopper at the checkout has at least. */
export const checkoutTime = 10 * 60_000

/** Who is at the checkout, and in which language. */
export interface Shopper {
  readonly website: Website
  readonly language: Language
  readonly session: ShopperSession
  /** Of the link by which they pay a cart that is not their session's. */
  readonly reservationToken?: string | undefined
  readonly renewal?: RenewalAtCheckout | undefined
}

/** A season that is renewed by its link, which stands for a sign-in. Its cart is no session's and nothing of it can be chosen but how it is delivered. */
export interface RenewalAtCheckout {
  readonly cartId: string
  /** Whose account the season is, whoever pays for it. */
  readonly clientId: string | null
  readonly deliveries: ChooseDeliveries
  /** Refuses a season that may not be sold any more, as it is when its payment begins. */
  readonly requireSeason: (trx: Knex.Transaction, now: number) => Promise<void>
  /** Of its payments, where the holder chose to pay in several. */
  readonly instalments?: InstalmentTerms | undefined
}

/** What a shopper chooses of a sale before paying it. */
export interface SaleChoices {
  /** Of gift certificates, which are to pay first and in this order; without codes there are none. */
  readonly codes?: readonly string[]
  /** How the tickets go out and where to; without them it stays as it was chosen. */
  readonly deliveries?: DeliveryChoice
}

/**
 * Starts the sale of the session's cart, or of the one that a link names, or tells the open one again with the cart's
 * present amount. A cart has one open sale, which is whose session asked for it last: only that one can pay it.
 */
export async function startSale(
  dependencies: CartDependencies,
  shopper: Shopper,
  { codes = [], deliveries }: SaleChoices = {},
): Promise<SaleStart> {
  const { db, clock } = dependencies
  const { website, session } = shopper
  const now = clock.now()
  const readDetails = await readyDetails(dependencies, shopper)
  return inTransaction(db, async (trx) => {
    const { cart: locked, linkId } = await lockCartAtCheckout(trx, shopper, now)
    if (locked === undefined) {
      // Whoever pays twice, such as in a second tab, is told of the first.
      const last = await latestSale(trx, session)
      const isPaid = last?.state === "paid" && isOwnSale(last, session)
      throw new Refusal(isPaid ? "cart-paid" : "cart-empty")
    }
    if (locked.state === "empty") throw new Refusal("cart-empty")
    refuseWhilePaying(locked)
    // A renewal stays the link's after it was paid.
    if (locked.state === "paid") throw new Refusal("cart-paid")
    if (locked.state !== "held" || hasLapsed(locked, now)) throw new Refusal("cart-expired")
    // Nobody pays for what the cart does not show, nor by its help for fewer tickets than a price is sold by.
    const drop = { command: "cart.delete-unconfirmed", actor: "system" } as const
    const cart = await releaseLines(trx, locked, unsoldLines, drop, now, (holds, lines) =>
      refuseUnlessWhole(trx, website, holds, lines, now),
    )
    if (cart.state === "empty") throw new Refusal("cart-empty")
    const open = await unpaidSale(trx, cart)
    const choose = shopper.renewal?.deliveries ?? (await deliveryChoice(trx, website.id, open, deliveries))
    const due = await amountDue(trx, cart.id, { ...shopper, now }, choose, readDetails)
    // What is renewed cannot be changed, so nothing is asked of it.
    if (shopper.renewal === undefined) refuseUnready(elementsOf(due.holds, { ...shopper, now }), website)
    const certificates = await usableCertificates(trx, website.id, codes)
    // More time once a sale: asking again and again does not keep seats for ever.
    const until = open === undefined ? now + checkoutTime : now
    const before = open?.session_id ?? cart.session_id
    const timed =
      before !== session.id
        ? await passToCheckout(trx, cart, { sessionId: session.id, linkId }, until, now)
        : open === undefined
          ? await extendForCheckout(trx, cart, until, now)
          : cart
    const begun = open ?? newSale(dependencies, timed, session, now)
    const paid = paidBy(certificates, due.amount)
    const shipping = due.deliveries.length === 0 ? null : JSON.stringify(due.deliveries)
    const whose = { session_id: session.id, sale_token_hash: tokenHash(saleTokenFor(begun.id, session.id)) }
    const change = { ...whose, amount: paid.left, cart_version: timed.version, shipping, changed_at: now }
    const sale = { ...begun, ...change }
    if (open === undefined) await insertSale(trx, sale)
    else await changeSale(trx, open, change)
    // One that was just begun has none yet.
    if (open !== undefined || paid.uses.length > 0) await chooseCertificates(trx, sale.id, paid)
    return defined({
      saleToken: saleTokenFor(sale.id, session.id),
      amount: sale.amount,
      tax: printedTaxes(due.tax, shopper.language),
      shipping: shipping === null ? undefined : toldDeliveries(due.deliveries, shopper.language),
      shippingTax: deliveryTaxSummary(due.taxedDeliveries, shopper.language),
      giftCertificates: paid.uses.length === 0 ? undefined : toldUses(paid, certificates),
      hash: saleHashFor(sale.id, session.id),
      remainingTime: remainingSeconds(timed.expires_at ?? now, now),
      serverTime: isoInZone(now, website.timeZone),
    })
  })
}

function refuseUnready(elements: readonly CartElement[], { holderSurvey }: Website): void {
  const problem = checkoutProblem(elements, { mustAnswer: holderSurvey === "required" })
  if (problem !== undefined) throw new Refusal(problem)
}

/** How the sale is delivered: as asked now, else as it was chosen before and is still offered. */
async function deliveryChoice(
  trx: Knex.Transaction,
  websiteId: string,
  open: SaleRow | undefined,
  asked: DeliveryChoice | undefined,
): Promise<ChooseDeliveries> {
  const before = open === undefined ? [] : shippingOf(open)
  if (asked === undefined && before.length === 0) return () => []
  const settings = await readDeliverySettings(trx, websiteId)
  return (cart) =>
    asked === undefined
      ? (keptDeliveries(settings, cart, before) ?? [])
      : chooseDeliveries(settings, cart, asked.shippingCarts, asked)
}

/** What the cart holds is looked at before its transaction, which is short so: it is read again within. */
async function readyDetails(
  { db, holdDetails = fromDatabase }: CartDependencies,
  shopper: Shopper,
): Promise<HoldDetailsReader> {
  const cart = await cartAtCheckout(db, shopper)
  return holdDetails(cart === undefined ? [] : await liveHolds(db, cart.id))
}

function newSale({ newId }: Dependencies, cart: CartRow, session: ShopperSession, now: number): SaleRow {
  const id = newId()
  return {
    id,
    website_id: cart.website_id,
    cart_id: cart.id,
    session_id: session.id,
    sale_token_hash: tokenHash(saleTokenFor(id, session.id)),
    state: "open",
    amount: 0,
    cart_version: cart.version,
    client: null,
    client_id: null,
    shipping: null,
    receipt_number: null,
    started_at: now,
    paid_at: null,
    voided_at: null,
    taxes: null,
    changed_at: now,
  }
}

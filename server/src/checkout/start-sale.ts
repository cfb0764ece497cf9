import type { DeliveryChoice, SaleStart } from "@parterre/contract"
import { remainingSeconds } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { findCart, hasLapsed, lockSessionCart, refuseWhilePaying } from "../carts/cart-store.ts"
import { type CartDependencies, fromDatabase, type HoldDetailsReader } from "../carts/hold-details.ts"
import { liveHolds } from "../carts/hold-store.ts"
import { extendForCheckout } from "../carts/payment-hold.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import { usableCertificates } from "../gift-certificates/certificate-store.ts"
import { chooseCertificates, paidBy, toldUses } from "../gift-certificates/sale-certificates.ts"
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
import { shippingOf } from "../sales/paid-sale.ts"
import { changeSale, insertSale, unpaidSale } from "../sales/sale-store.ts"
import { saleHashFor, saleTokenFor } from "../sales/sale-token.ts"
import { isoInZone } from "../zoned-time.ts"
import { amountDue } from "./amount-due.ts"

/** Milliseconds a shopper at the checkout has at least. */
const checkoutTime = 10 * 60_000

/** Who is at the checkout, and in which language. */
export interface Shopper {
  readonly website: Website
  readonly language: Language
  readonly session: ShopperSession
}

/** What a shopper chooses of a sale before paying it. */
export interface SaleChoices {
  /** Of gift certificates, which are to pay first and in this order; without codes there are none. */
  readonly codes?: readonly string[]
  /** How the tickets go out and where to; without them it stays as it was chosen. */
  readonly deliveries?: DeliveryChoice
}

/**
 * Starts the sale of the session's cart, or tells the open one again with the cart's present amount.
 */
export async function startSale(
  dependencies: CartDependencies,
  shopper: Shopper,
  { codes = [], deliveries }: SaleChoices = {},
): Promise<SaleStart> {
  const { db, clock } = dependencies
  const { website, session } = shopper
  const now = clock.now()
  const readDetails = await readyDetails(dependencies, session)
  return inTransaction(db, async (trx) => {
    const cart = await lockSessionCart(trx, website.id, session.id)
    if (cart === undefined || cart.state === "empty") throw new Refusal("cart-empty")
    refuseWhilePaying(cart)
    if (cart.state !== "held" || hasLapsed(cart, now)) throw new Refusal("cart-expired")
    const open = await unpaidSale(trx, cart)
    const choose = await deliveryChoice(trx, website.id, open, deliveries)
    const due = await amountDue(trx, cart.id, { ...shopper, now }, choose, readDetails)
    const certificates = await usableCertificates(trx, website.id, codes)
    // More time once a sale: asking again and again does not keep seats for ever.
    const timed = open ? cart : await extendForCheckout(trx, cart, now + checkoutTime, now)
    const begun = open ?? newSale(dependencies, timed, now)
    const paid = paidBy(certificates, due.amount)
    const shipping = due.deliveries.length === 0 ? null : JSON.stringify(due.deliveries)
    const change = { amount: paid.left, cart_version: timed.version, shipping, changed_at: now }
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
  { id, websiteId }: ShopperSession,
): Promise<HoldDetailsReader> {
  const cart = await findCart(db, websiteId, id)
  return holdDetails(cart === undefined ? [] : await liveHolds(db, cart.id))
}

function newSale({ newId }: Dependencies, cart: CartRow, now: number): SaleRow {
  const id = newId()
  return {
    id,
    website_id: cart.website_id,
    cart_id: cart.id,
    session_id: cart.session_id,
    sale_token_hash: tokenHash(saleTokenFor(id, cart.session_id)),
    state: "open",
    amount: 0,
    cart_version: cart.version,
    client: null,
    client_id: null,
    shipping: null,
    receipt_number: null,
    started_at: now,
    paid_at: null,
    changed_at: now,
  }
}

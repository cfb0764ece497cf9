import type { CartReport, CartSummary, Processor } from "@parterre/contract"
import { CART_EXPIRED } from "@parterre/domain/carts"
import { remainingSeconds } from "@parterre/domain/holds"
import type { Knex } from "knex"
import { hasLapsed, readCart } from "../carts/cart-store.ts"
import { cartOf } from "../carts/cart-view.ts"
import { isOfTickets, type TaxedHold } from "../carts/hold-details.ts"
import { holdDetailsStore } from "../carts/hold-details-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { stuckAmong } from "../checkout/settle-payment.ts"
import { comboTerms, isCombo } from "../combos/combo-offer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import { numbered } from "../journal/entry.ts"
import { explain, piecesNamed } from "../journal/explanations.ts"
import { readJournal } from "../journal/journal-store.ts"
import { NO_PROCESSOR } from "../payments/references.ts"
import { printedTaxes } from "../pricing/tax-summaries.ts"
import { refundAnswer } from "../refunds/refund-answers.ts"
import { refundsOfSale } from "../refunds/refund-store.ts"
import { Refusal } from "../refusal.ts"
import { attemptsOfCart } from "../sales/attempt-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { isoInZone } from "../zoned-time.ts"
import { withReceipt } from "./findings.ts"
import { orderStandings } from "./order-standing.ts"
import {
  latestSales,
  nothingShown,
  type ShownCart,
  saleNumber,
  shownCarts,
  summaryOfTaxes,
} from "./shown-carts.ts"
import { soldDelivery } from "./sold-delivery.ts"
import { holdsOfCart } from "./support-holds.ts"
import { type CartQuestion, supportStore } from "./support-store.ts"

/** Carts of a website, the last changed first. */
export async function listCarts(db: Knex, viewer: Viewer, question: CartQuestion): Promise<CartSummary[]> {
  return summaries(db, viewer, await supportStore(db, viewer.website.id).findCarts(question, viewer.now))
}

/** One cart with everything that happened to it. */
export async function reportCart(
  { db, processors, clock }: Pick<PaymentDependencies, "db" | "processors" | "clock">,
  viewer: Viewer,
  cartId: string,
): Promise<CartReport> {
  const cart = await readCart(db, viewer.website.id, cartId)
  if (cart === undefined) throw new Refusal("cart-unknown")
  const [summary] = await summaries(db, viewer, [cart])
  if (summary === undefined) throw new Refusal("cart-unknown")
  const sale = (await latestSales(db, viewer, [cart.id])).get(cart.id)
  const { holds, deliveries } = (await shownCarts(db, viewer, [cart])).get(cart.id) ?? nothingShown
  return {
    ...soldDelivery(sale, viewer.language),
    ...(deliveries.length === 0
      ? {}
      : { shippingTax: printedTaxes(summaryOfTaxes(deliveries), viewer.language) }),
    ...(await comboGroups(db, viewer, holds)),
    ...(sale === undefined ? {} : await reportRefunds(db, viewer, sale)),
    cart: cartOf(cart, holds, viewer),
    summary,
    holds: await holdsOfCart(db, viewer, cart),
    journal: await reportJournal(db, viewer, cart, sale),
    attempts: await reportAttempts({ db, processors, clock }, viewer, cart),
    ...(sale === undefined ? {} : await reportUnpaid(db, sale, summary)),
    // The token is the shopper's secret, and only its hash is known here.
    ...(sale === undefined ? {} : { sale: { saleToken: "", saleId: saleNumber(sale), state: sale.state } }),
  }
}

/**
 * What was not taken yet of a paid sale: of its first payment, and of its instalments less what refunds took off. What was
 * refunded is owed by nobody, though its payment may have lapsed.
 */
async function reportUnpaid(
  db: Knex,
  sale: SaleRow,
  { standing }: CartSummary,
): Promise<Pick<CartReport, "unpaidAmount">> {
  if (sale.state !== "paid" || standing === "refunded") return {}
  const { payment } = await readPaidSale(db, sale)
  const { amount, isDeferred, instalments = [{ amount, state: isDeferred ? "due" : "paid" }] } = payment
  const unpaidAmount = instalments.reduce((sum, each) => (each.state === "paid" ? sum : sum + each.amount), 0)
  return unpaidAmount === 0 ? {} : { unpaidAmount }
}

async function reportRefunds(
  db: Knex,
  { website, language }: Viewer,
  sale: SaleRow,
): Promise<Pick<CartReport, "refunds">> {
  const rows = await refundsOfSale(db, website.id, sale.id)
  if (rows.length === 0) return {}
  const { timeZone } = website
  return { refunds: rows.map((row) => refundAnswer(row, saleNumber(sale), { language, timeZone })) }
}

/** What the groups of combos are called today; a line names its group by its id. */
async function comboGroups(
  db: Knex,
  { website, language }: Viewer,
  holds: readonly TaxedHold[],
): Promise<Pick<CartReport, "comboGroups">> {
  const inGroups = holds.filter(isOfTickets).flatMap(({ combo }) => (combo?.groupId ? combo.id : []))
  if (inGroups.length === 0) return {}
  const combos = [...(await holdDetailsStore(db, website.id).combos(inGroups)).values()]
  const groups = combos.flatMap((combo) => (isCombo(combo) ? comboTerms(combo).groups : []))
  return { comboGroups: groups.map(({ id, name }) => ({ comboGroupId: id, name: name[language] })) }
}

async function summaries(db: Knex, viewer: Viewer, carts: readonly CartRow[]): Promise<CartSummary[]> {
  const ids = carts.map((cart) => cart.id)
  const shown = await shownCarts(db, viewer, carts)
  const sales = await latestSales(db, viewer, ids)
  const standings = await orderStandings(db, viewer.website.id, [...sales.values()], shown)
  return carts.map((cart) => {
    const sale = sales.get(cart.id)
    const standing = standings.get(sale?.id ?? "")
    return {
      ...summaryOf(cart, shown.get(cart.id) ?? nothingShown, sale, viewer),
      ...(standing === undefined ? {} : { standing }),
    }
  })
}

function summaryOf(
  cart: CartRow,
  { holds, deliveries }: ShownCart,
  sale: SaleRow | undefined,
  viewer: Viewer,
): CartSummary {
  const { website, language, now } = viewer
  const expired = cart.state === "expired" || hasLapsed(cart, now)
  const timed = !expired && cart.expires_at !== null
  const client = clientOf(sale)
  return {
    id: cart.id,
    state: expired ? "expired" : cart.state,
    createdAt: isoInZone(cart.created_at, website.timeZone),
    changedAt: isoInZone(cart.changed_at, website.timeZone),
    ...(timed ? { expiresAt: isoInZone(cart.expires_at ?? now, website.timeZone) } : {}),
    remainingTime: expired ? CART_EXPIRED : remainingSeconds(cart.expires_at ?? now, now),
    totalQty: holds.reduce((sum, { hold }) => sum + hold.qty, 0),
    total: summaryOfTaxes([...holds, ...deliveries]).totalAfterTaxes,
    titles: [...new Set(holds.map((held) => titleOf(held)[language]))],
    ...(client === undefined ? {} : { client }),
    ...(sale === undefined ? {} : { saleId: saleNumber(sale) }),
  }
}

const titleOf = (held: TaxedHold) => (held.product === undefined ? held.event : held.product).title

function clientOf(sale: SaleRow | undefined): string | undefined {
  if (sale?.client === undefined || sale.client === null) return undefined
  const client: { firstname?: string; lastname?: string; email?: string } = JSON.parse(sale.client)
  const name = [client.firstname, client.lastname].filter((part) => part !== undefined).join(" ")
  return client.email === undefined ? name : `${name} <${client.email}>`
}

async function reportJournal(
  db: Knex,
  viewer: Viewer,
  cart: CartRow,
  sale: SaleRow | undefined,
): Promise<CartReport["journal"]> {
  const { website, language } = viewer
  const entries = numbered(await readJournal(db, cart))
  const told = { language, timeZone: website.timeZone, pieces: piecesNamed(entries) }
  return entries.map((entry) => ({
    ...(entry.version === undefined ? {} : { version: entry.version }),
    at: isoInZone(entry.at, website.timeZone),
    command: entry.command,
    outcome: entry.outcome,
    actor: entry.actor,
    explanation: explain(withReceipt(entry, sale), told),
    data: { ...entry.data },
  }))
}

async function reportAttempts(
  dependencies: Pick<PaymentDependencies, "db" | "processors" | "clock">,
  viewer: Viewer,
  cart: CartRow,
): Promise<CartReport["attempts"]> {
  const { db } = dependencies
  const rows = await attemptsOfCart(db, cart)
  const stuck = new Set((await stuckAmong(dependencies, rows)).map(({ id }) => id))
  const uses = await usesOfAttempts(
    db,
    viewer.website.id,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    at: isoInZone(row.created_at, viewer.website.timeZone),
    state: row.state,
    ...(row.processor === NO_PROCESSOR ? {} : { processor: row.processor as Processor }),
    amount: row.amount,
    ...(row.instalment === 0 ? {} : { instalment: row.instalment }),
    ...(uses.has(row.id) ? { giftCertificates: uses.get(row.id) ?? [] } : {}),
    ...(row.brand === null ? {} : { brand: row.brand }),
    ...(row.last_four === null ? {} : { lastFour: row.last_four }),
    ...(row.wallet === null ? {} : { wallet: row.wallet }),
    ...(row.kept_card_id === null ? {} : { keptCard: true }),
    ...(row.code === null ? {} : { code: row.code }),
    ...(stuck.has(row.id) ? { stuck: row.id } : {}),
  }))
}

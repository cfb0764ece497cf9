import { type LineTaxes, taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import { taxedInCart } from "../carts/cart-view.ts"
import { readHoldDetails, type TaxedHold } from "../carts/hold-details.ts"
import { withLines } from "../carts/hold-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { CartRow } from "../database/hold-tables.ts"
import type { TaxedDelivery } from "../pricing/delivery-taxes.ts"
import { readSaleDocuments } from "../sales/sale-document-store.ts"
import { salesOfCarts } from "../sales/sale-store.ts"
import { dayInZone } from "../zoned-time.ts"
import { supportStore } from "./support-store.ts"

/** What is shown of a cart, each with its taxes. */
export interface ShownCart {
  readonly holds: readonly TaxedHold[]
  /** Paid deliveries of its sale. */
  readonly deliveries: readonly TaxedDelivery[]
}

export const nothingShown: ShownCart = { holds: [], deliveries: [] }

export const summaryOfTaxes = (taxed: readonly { readonly taxes: LineTaxes }[]) =>
  taxSummary(taxed.map(({ taxes }) => taxes))

/** What carts hold, or what was sold of them as it was then; one whose time ran out shows nothing of what it held. */
export async function shownCarts(
  db: Knex,
  { website, now }: Viewer,
  carts: readonly CartRow[],
): Promise<ReadonlyMap<string, ShownCart>> {
  const living = carts.filter((cart) => cart.state !== "paid" && !hasLapsed(cart, now)).map(({ id }) => id)
  const holds = await supportStore(db, website.id).liveHolds(living)
  const details = await readHoldDetails(db, await withLines(db, holds))
  const day = dayInZone(now, website.timeZone)
  const ofCart = [...Map.groupBy(details, ({ hold }) => hold.cart_id)].map(
    ([id, ofOne]): [string, ShownCart] => [id, { holds: taxedInCart(ofOne, day), deliveries: [] }],
  )
  const paid = carts.filter(({ state }) => state === "paid").map(({ id }) => id)
  const sales = (await salesOfCarts(db, website.id, paid)).filter(isSold)
  const documents = await readSaleDocuments(
    db,
    website.id,
    sales.map(({ id }) => id),
  )
  const sold = sales.map((sale): [string, ShownCart] => {
    const { holds, deliveries = [] } = documents.get(sale.id) ?? nothingShown
    return [sale.cart_id, { holds, deliveries }]
  })
  return new Map([...ofCart, ...sold])
}

/** A cart may have been brought to the till more than once. */
export async function latestSales(
  db: Knex,
  { website }: Viewer,
  cartIds: readonly string[],
): Promise<ReadonlyMap<string, SaleRow>> {
  const sales = await salesOfCarts(db, website.id, cartIds)
  return new Map(sales.map((sale) => [sale.cart_id, sale]))
}

/** What the receipt calls a paid sale; one that is not paid has only its id. */
export const saleNumber = ({ id, receipt_number }: SaleRow): string => receipt_number ?? id

/** What a cart has become: a sale that is not paid makes no order of it. */
export const orderNumber = (sale: SaleRow | undefined): { readonly saleId?: string } =>
  sale !== undefined && isSold(sale) ? { saleId: saleNumber(sale) } : {}

/** Paid, or voided since: what it sold is written down. */
export const isSold = ({ state }: Pick<SaleRow, "state">): boolean => state === "paid" || state === "voided"

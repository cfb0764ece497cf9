import type { SaleState } from "@parterre/contract"
import type { ProductRow, ProductTerms } from "../database/product-tables.ts"
import type { EventRow } from "../database/tables.ts"

type OnSale = Pick<ProductRow, "kind" | "sale_from" | "sale_until" | "terms">

/** Where a product stands among what decides whether it is sold. */
export interface ProductMoment {
  /** Epoch milliseconds. */
  readonly now: number
  /** The local day. */
  readonly today: string
  readonly soldOut: boolean
  /** That a flex pass opens; undefined where they have not been read, and do not count. */
  readonly events?: readonly EventMoment[] | undefined
  /** Of parking: its event as it is now. */
  readonly event?: { readonly saleState: SaleState; readonly inPresale: boolean } | undefined
}

type EventMoment = Pick<EventRow, "starts_at" | "sale_state">

/** The state of a product as it is now: its period, what is left of it, and whether it would still be of use. */
export function productState(
  product: OnSale,
  { now, today, soldOut, events, event }: ProductMoment,
): SaleState {
  const parking = event && parkingState(event)
  if (parking !== undefined && parking !== "ONSALE") return parking
  if (product.sale_until !== null && product.sale_until <= now) return "WASONSALE"
  if (product.kind === "membership" && isOver(product, today)) return "WASONSALE"
  if (product.kind === "flexpass" && events?.every((opened) => !isUpcoming(opened, now))) return "WASONSALE"
  if (product.sale_from !== null && product.sale_from > now) return "NOTAVAILABLE"
  return soldOut ? "SOLDOUT" : "ONSALE"
}

/** Parking is sold as its event is, and still when that is sold out: who has a ticket may need a place. */
function parkingState({ saleState, inPresale }: NonNullable<ProductMoment["event"]>): SaleState {
  if (saleState === "ONSALE" || saleState === "SOLDOUT" || inPresale) return "ONSALE"
  return saleState === "NOTAVAILABLE" ? "NOTAVAILABLE" : "WASONSALE"
}

function isOver({ terms }: Pick<OnSale, "terms">, today: string): boolean {
  const { until }: ProductTerms["membership"] = JSON.parse(terms)
  return until !== undefined && until < today
}

const isUpcoming = ({ starts_at, sale_state }: EventMoment, now: number): boolean =>
  starts_at > now && sale_state !== "CANCELLED"

/** The next moment at which the time alone changes what is said of products, their events aside. */
export function nextProductChange(
  products: readonly Pick<ProductRow, "sale_from" | "sale_until">[],
  now: number,
): number {
  const moments = products.flatMap(({ sale_from, sale_until }) => [sale_from ?? now, sale_until ?? now])
  return moments.reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Number.POSITIVE_INFINITY)
}

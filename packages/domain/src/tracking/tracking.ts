import type { Cents } from "../money/cents.ts"

/** What is told to those who count [TRACK-001]. */
export const TRACKED_EVENTS = ["cart-time-out", "logout", "purchase"] as const

export type TrackedEvent = (typeof TRACKED_EVENTS)[number]

/** How many products are sent at once [TRACK-003]. */
export const PRODUCTS_A_BATCH = 10

/** Products in the batches they are sent in, in order; none make no batch [TRACK-003]. */
export const inBatches = <Product>(products: readonly Product[]): Product[][] =>
  Array.from({ length: Math.ceil(products.length / PRODUCTS_A_BATCH) }, (_, batch) =>
    products.slice(batch * PRODUCTS_A_BATCH, (batch + 1) * PRODUCTS_A_BATCH),
  )

/** The longest page URL that names no page. */
const NO_PAGE_LENGTH = 10

/** Whether an abandoned cart is tracked: where it is active and the line's page is a real one [TRACK-005]. */
export const tracksAbandonedCart = (line: {
  pageUrl?: string | undefined
  abandonedCartActive: boolean
}): boolean => line.abandonedCartActive && (line.pageUrl ?? "").length > NO_PAGE_LENGTH

/** A line of the cart as tracking needs it; `price` is of one, in cents. */
export type TrackableLine = {
  id: string
  eventId: string
  priceType?: string | undefined
  priceLevel?: string | undefined
  qty: number
  price: Cents
  promoId?: string | undefined
  parkingId?: string | undefined
}

/** A tracked product: the eight properties, those that are not there left out [TRACK-006]. */
export type TrackedProduct = {
  eventId: string
  priceType: string
  priceLevel: string
  qty: number
  price: Cents
  priceId: string
  promoId?: string
  parkingId?: string
}

/** The product a cart line is, with its promotion [TRACK-006] [HOLD-007]. */
export const trackedProduct = (line: TrackableLine): TrackedProduct => ({
  eventId: line.eventId,
  priceType: line.priceType ?? "",
  priceLevel: line.priceLevel ?? "",
  qty: line.qty,
  price: line.price,
  priceId: line.id,
  ...(line.promoId === undefined ? {} : { promoId: line.promoId }),
  ...(line.parkingId === undefined ? {} : { parkingId: line.parkingId }),
})

/** A purchase as it is tracked; amounts in cents [TRACK-001]. */
export const trackedPurchase = (sale: {
  saleId: string
  total: Cents
  taxes: Cents
  lines: readonly TrackableLine[]
}) => ({
  event: "purchase" as const,
  saleId: sale.saleId,
  total: sale.total,
  taxes: sale.taxes,
  products: sale.lines.map(trackedProduct),
})

/**
 * The tag-manager ids whose scripts may be loaded, each once; what does not look like one is left out, for it becomes
 * part of a script's address [TRACK-002].
 */
export const tagManagerIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => /^GTM-[A-Z0-9]{4,12}$/.test(id))),
]

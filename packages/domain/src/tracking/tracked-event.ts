import type { Cents } from "../money/cents.ts"
import type { TrackedPage } from "./tracked-page.ts"
import { type TrackableLine, trackedProduct } from "./tracked-product.ts"

/** What the client tells by itself to those who count, besides pages and products [TRACK-001]. */
export const TRACKED_EVENTS = ["cart-time-out", "logout", "purchase"] as const

export type TrackedEvent = (typeof TRACKED_EVENTS)[number]

/** A product as a data layer knows it; without the full form only what is required. */
export type DataLayerProduct = {
  /** Base 62. */
  id: string
  eventId: string
  quantity: number
  /** Of one. */
  price: Cents
  name?: string
  category?: string
  brand?: string
  variant?: string
}

/** What is pushed to the data layer of a tag manager, each at its moment. Nothing in it says who the shopper is [TRACK-007]. */
export type DataLayerEvent =
  | ({ event: "page-view" } & TrackedPage)
  | {
      event: "product-view" | "add-to-cart" | "remove-from-cart" | "checkout-start" | "abandoned-cart"
      currency: "CAD"
      products: readonly DataLayerProduct[]
    }
  | { event: Exclude<TrackedEvent, "purchase"> }
  | {
      event: "purchase"
      currency: "CAD"
      saleId: string
      /** With taxes and delivery. */
      total: Cents
      taxes: Cents
      products: readonly DataLayerProduct[]
    }

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

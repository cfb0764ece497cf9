import type { Cents } from "../money/cents.ts"
import { type TrackableLine, trackedProduct } from "./tracked-product.ts"

/** What is told to those who count [TRACK-001]. */
export const TRACKED_EVENTS = ["cart-time-out", "logout", "purchase"] as const

export type TrackedEvent = (typeof TRACKED_EVENTS)[number]

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

import type { Cents } from "../money/cents.ts"

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

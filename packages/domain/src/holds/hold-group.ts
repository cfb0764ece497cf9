import type { Cents } from "../money/cents.ts"
import type { HoldType } from "./hold-type.ts"

/** One line of a request to hold. `id` is the price's; `amount` is of one ticket, in cents. */
export type HoldLine = {
  id: string
  qty: number
  amount: Cents
  seatIds?: string[]
  parkingId?: string
  parkingDate?: string
  parkingType?: string
  comboGroupDetailId?: string
  giftCertificatesId?: string
}

/** What is asked for together: lines of one type and one thing. */
export type HoldGroup = {
  type: HoldType
  id: string
  prices: HoldLine[]
  comboId?: string
  comboGroupId?: string
  comboQty?: number
  byocId?: string
  memberId?: string
  giftCertificatesId?: string
}

/** A price one can hold; both amounts are of one ticket, in cents. */
export type HoldablePrice = { id: string; price: Cents; serviceCharge: Cents }

/** The amount a line states: price plus service charge [HOLD-003]. */
export const holdAmount = (price: HoldablePrice): Cents => price.price + price.serviceCharge

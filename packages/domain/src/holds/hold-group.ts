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
  recipient?: GiftRecipient
}

/** Whom a gift certificate is for; `sendOn` is the local day of the mail, which goes at once without it. */
export type GiftRecipient = { name: string; email: string; message?: string; sendOn?: string }

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

/** A quantity of a price; `seatIds` are its seats, where they are numbered. */
export type HoldPick = { price: HoldablePrice; qty: number; seatIds?: readonly string[] }

/** The lines that picks ask for; a pick of none asks for none [HOLD-003]. */
export const holdLines = (picks: readonly HoldPick[]): HoldLine[] =>
  picks
    .filter(({ qty }) => qty > 0)
    .map(({ price, qty, seatIds }) => ({
      id: price.id,
      qty,
      amount: holdAmount(price),
      ...(seatIds === undefined ? {} : { seatIds: [...seatIds] }),
    }))

import type { Cart, CartPrice, HoldGroup } from "@parterre/contract"
import { holdTypeOf } from "@parterre/domain/holds"
import { soldOf } from "@parterre/domain/subscriptions"

const linesOf = (cart: Cart | undefined): CartPrice[] =>
  cart?.cartElements.flatMap(({ prices }) => prices) ?? []

/** Holds for the lines of a cart that the cart after a login does not have [CART-038]. */
export function leftBehind(before: Cart | undefined, after: Cart): HoldGroup[] {
  const kept = linesOf(after)
  const holds = new Set(kept.map(({ reservationId }) => reservationId))
  const seats = new Set(kept.flatMap(({ seatIds = [] }) => seatIds))
  return linesOf(before).flatMap((line): HoldGroup[] => {
    // A seat of the line is in the new cart: whoever holds it, the line is not to be taken twice.
    if (holds.has(line.reservationId) || line.seatIds.some((seat) => seats.has(seat))) return []
    const group = line.productKind === undefined ? ticketsOf(line) : productOf(line, line.productKind)
    return group === undefined ? [] : [group]
  })
}

function ticketsOf(line: CartPrice): HoldGroup | undefined {
  const { id, qty, seatIds = [] } = line
  const sold = soldOf(line)
  const price = { id, qty, confirmed: true, ...(seatIds.length === 0 ? {} : { seatIds: [...seatIds] }) }
  return sold && { type: holdTypeOf(sold.type), id: sold.id, prices: [price] }
}

/** What has no seat is held by its own id; a donation and a flex pass as an event is. */
const productTypes = {
  membership: "MEMBER",
  giftcertificate: "GIFT_CERTTIFICATES",
  donation: "show",
  flexpass: "show",
  parking: "parking",
} as const

function productOf(line: CartPrice, kind: keyof typeof productTypes): HoldGroup {
  const { id, qty, price, recipient } = line
  const asked = { id, qty, confirmed: true, amount: price, ...(recipient === undefined ? {} : { recipient }) }
  return { type: productTypes[kind], id, prices: [asked] }
}

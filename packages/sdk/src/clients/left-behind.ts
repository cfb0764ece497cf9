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
    const { id, reservationId, qty, seatIds = [] } = line
    const sold = soldOf(line)
    // A seat of the line is in the new cart: whoever holds it, the line is not to be taken twice.
    if (sold === undefined || holds.has(reservationId) || seatIds.some((seat) => seats.has(seat))) return []
    const price = { id, qty, confirmed: true, ...(seatIds.length === 0 ? {} : { seatIds: [...seatIds] }) }
    return [{ type: holdTypeOf(sold.type), id: sold.id, prices: [price] }]
  })
}

import type { CartPrice } from "@parterre/contract"
import type { NamedSeat } from "@parterre/domain"

/** What left the cart beside the line that was given back: how many tickets, and the seats among them. */
export function ticketsBeside(
  line: Pick<CartPrice, "reservationId">,
  removed: readonly CartPrice[],
): { readonly count: number; readonly seats: readonly NamedSeat[] } {
  const others = removed.filter(({ reservationId }) => reservationId !== line.reservationId)
  return {
    count: others.reduce((sum, { qty }) => sum + qty, 0),
    seats: others.flatMap(({ cartDetailToken }) =>
      cartDetailToken.filter(({ seatId }) => seatId !== undefined),
    ),
  }
}

import type { CartPrice } from "@parterre/contract"
import type { NamedSeat } from "@parterre/domain/seat-names"

/** Of lines that leave the cart together, those beside the one that was given back. */
export const linesBeside = (
  line: Pick<CartPrice, "reservationId">,
  lines: readonly CartPrice[],
): readonly CartPrice[] => lines.filter(({ reservationId }) => reservationId !== line.reservationId)

/** What left the cart beside the line that was given back: how many tickets, and the seats among them. */
export function ticketsBeside(
  line: Pick<CartPrice, "reservationId">,
  removed: readonly CartPrice[],
): { readonly count: number; readonly seats: readonly NamedSeat[] } {
  const others = linesBeside(line, removed)
  return {
    count: others.reduce((sum, { qty }) => sum + qty, 0),
    seats: others.flatMap(({ cartDetailToken }) =>
      cartDetailToken.filter(({ seatId }) => seatId !== undefined),
    ),
  }
}

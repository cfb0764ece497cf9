import type { CartPrice } from "@parterre/contract"
import type { NamedSeat } from "@parterre/domain/seat-names"
import type { LineToRelease } from "@parterre/sdk"

/** A line that was given back, or the tickets of it that were: it may stand for several holds. */
type GivenBack = Pick<CartPrice, "reservationId"> & Pick<LineToRelease, "tickets">

/** Of lines that leave the cart together, what goes beside that which was given back. */
export const linesBeside = (
  { reservationId, tickets }: GivenBack,
  lines: readonly CartPrice[],
): readonly CartPrice[] =>
  tickets === undefined
    ? lines.filter((line) => line.reservationId !== reservationId)
    : lines.flatMap((line) => {
        const beside = line.cartDetailToken.filter(({ idCartLine }) => !tickets.includes(idCartLine))
        return beside.length === 0 ? [] : { ...line, qty: beside.length, cartDetailToken: beside }
      })

/** What left the cart beside the line that was given back: how many tickets, and the seats among them. */
export function ticketsBeside(
  line: GivenBack,
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

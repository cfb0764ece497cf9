import type { Price, PriceLevel } from "@parterre/contract"
import type { SeatRule } from "@parterre/domain/seats"
import { idsOf } from "./map/seat-locations.ts"
import { type SeatSelectionState, soldOf } from "./selection-state.ts"

/** Seats of the selection and of the cart: taken for others, removable for the shopper. */
export const mineOf = ({
  seats,
  inCart,
}: Pick<SeatSelectionState, "seats" | "inCart">): ReadonlySet<string> => new Set([...inCart, ...idsOf(seats)])

/** Neither taken by others nor in the shopper's hands already; unknown seats are not free. */
export function isFree(state: SeatSelectionState, seatId: string): boolean {
  const section = [...state.sections.values()].find(({ details }) => details.has(seatId))
  return section?.details.get(seatId)?.sellable === true && !mineOf(state).has(seatId)
}

export const priceLevelOf = (
  state: SeatSelectionState,
  id: string | null | undefined,
): PriceLevel | undefined => soldOf(state)?.priceLevels.find((level) => level.id === id)

/** The price type a picked seat starts with. */
export const defaultPrice = (level: PriceLevel | undefined): Price | undefined => level?.prices[0]

/** The venue's rule for so many seats together. */
export const ruleOf = (state: SeatSelectionState, size: number, minTickets?: number): SeatRule => ({
  size,
  avoidSingle: state.venue?.avoidSingle ?? soldOf(state)?.avoidSingle ?? false,
  lastResort: state.venue?.lastResort ?? soldOf(state)?.lastResort,
  minTickets,
})

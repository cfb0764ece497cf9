import type { Price, PriceLevel } from "@parterre/contract"
import { openPrices, standardPrice } from "@parterre/domain/pricing"
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

/** The price type a picked seat starts with: nothing where none is sold. */
export const defaultPrice = (level: PriceLevel | undefined): Price | undefined =>
  standardPrice(openPrices(level?.prices ?? []))

/** The rule for so many seats together: of what is sold, else of the venue alone. */
export const ruleOf = (state: SeatSelectionState, size: number, minTickets?: number): SeatRule => ({
  size,
  avoidSingle: soldOf(state)?.avoidSingle ?? state.venue?.avoidSingle ?? false,
  lastResort: (soldOf(state) ?? state.venue)?.lastResort,
  minTickets,
})

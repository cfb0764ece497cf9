import { type SeatSelectionState, soldOf } from "../selection-state.ts"
import { sectionsOf } from "./seat-locations.ts"

type Sold = Pick<SeatSelectionState, "venue" | "event" | "subscription">

/**
 * Places without numbers by section, of tickets by price id. Where a price level has several floors, nobody knows on which
 * the tickets will be used, and each tells them all.
 */
export function chosenFloors(state: Sold, tickets: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const chosen = new Map<string, number>()
  if (state.venue === undefined) return chosen
  const floors = sectionsOf(state.venue).filter(({ kind }) => kind === "general-admission")
  for (const { id, prices } of soldOf(state)?.priceLevels ?? []) {
    const count = prices.reduce((sum, price) => sum + (tickets.get(price.id) ?? 0), 0)
    if (count === 0) continue
    for (const floor of floors)
      if (floor.priceLevels.includes(id)) chosen.set(floor.id, (chosen.get(floor.id) ?? 0) + count)
  }
  return chosen
}

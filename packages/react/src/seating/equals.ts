import { withoutSeats } from "./lost-seats.ts"
import { bestIn, groupAt } from "./seat-rules.ts"
import type { SeatSelectionState, SelectedSeat } from "./selection-state.ts"

/**
 * Seats as good as those just lost: for each party that lost some as many together as it was, in the same price
 * level, nearest to where they were, else the best of the house. What is left of the party beside a lost seat counts
 * as of the party.
 */
export function equalsOf(state: SeatSelectionState): readonly (readonly string[])[] {
  // A refused hold names seats as taken before their section is read again.
  const sections = withoutSeats(state.sections, new Set(state.lost.map(({ seatId }) => seatId)))
  const gone = { ...state, sections, seats: withoutPartners(state) }
  const broken = Map.groupBy(brokenSeats(state), ({ party, priceLevelId }) => `${party} ${priceLevelId}`)
  const found: SelectedSeat[][] = []
  for (const seats of broken.values()) {
    const lost = state.lost.filter((seat) => seats.includes(seat))
    // What was found for one party is not offered to the next.
    const house = { ...gone, partySize: seats.length, seats: [...gone.seats, ...found.flat()] }
    const near = lost
      .map((place) => groupAt(house, place, "exactly")?.nearest ?? [])
      .find((ids) => ids.length === seats.length)
    const [lostSeat] = lost
    const ids = near ?? (lostSeat && bestIn(house, lostSeat.priceLevelId, seats.length, "exactly")) ?? []
    if (lostSeat !== undefined && ids.length > 0) found.push(ids.map((seatId) => ({ ...lostSeat, seatId })))
  }
  return found.map((party) => party.map(({ seatId }) => seatId))
}

/** The seats of the parties that lost some: those lost and those left of them. */
export const brokenSeats = ({ seats, lost }: SeatSelectionState): readonly SelectedSeat[] => [
  ...lost,
  ...seats.filter((seat) => isPartner(seat, lost)),
]

/** The selection once what is left of the broken parties makes way for their equals. */
export const withoutPartners = ({ seats, lost }: SeatSelectionState): readonly SelectedSeat[] =>
  seats.filter((seat) => !isPartner(seat, lost))

const isPartner = (seat: SelectedSeat, lost: readonly SelectedSeat[]): boolean =>
  lost.some(({ party, priceLevelId }) => party === seat.party && priceLevelId === seat.priceLevelId)

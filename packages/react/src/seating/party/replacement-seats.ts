import { idsOf } from "../map/seat-locations.ts"
import type { SeatOffer, SeatSelectionState, SelectedSeat } from "../selection-state.ts"
import { bestAmongLoaded } from "./best-available.ts"
import { partyAround } from "./party-around.ts"

/**
 * Seats as good as those just lost: for each party that lost some as many together as it was, in the same price
 * level, nearest to where they were, else the best of the house. What is left of the party beside a lost seat counts
 * as of the party and makes way; without equals it is left to the shopper.
 */
export function replacementsFor(state: SeatSelectionState): readonly SeatOffer[] {
  return offersTo(brokenParties(state), state)
}

/** An offer to each party or, where one has no equals, to the others, beside what is left of it. */
function offersTo(parties: readonly BrokenParty[], house: SeatSelectionState): readonly SeatOffer[] {
  const leaving = new Set(parties.flatMap(({ left }) => left))
  // What was found for one party is not offered to the next.
  let mine = house.seats.filter((seat) => !leaving.has(seat))
  const offers: SeatOffer[] = []
  for (const party of parties) {
    const { lost, left } = party
    const seatIds = equalSeats({ ...house, seats: mine, partySize: lost.length + left.length }, lost)
    if (seatIds.length === 0) {
      if (left.length === 0) continue
      return offersTo(
        parties.filter((one) => one !== party),
        house,
      )
    }
    offers.push({ seatIds, insteadOf: idsOf([...lost, ...left]) })
    mine = [...mine, ...seatIds.map((seatId) => ({ ...(lost[0] as SelectedSeat), seatId }))]
  }
  return offers
}

interface BrokenParty {
  readonly lost: readonly SelectedSeat[]
  readonly left: readonly SelectedSeat[]
}

/** The seats of one party and price level, of which some were lost. */
function brokenParties({ seats, lost }: SeatSelectionState): readonly BrokenParty[] {
  const keyOf = ({ party, priceLevelId }: SelectedSeat) => `${party} ${priceLevelId}`
  // In the order of the parties, in which the price types are handed on.
  const inOrder = lost.toSorted((one, other) => one.party - other.party)
  return [...Map.groupBy(inOrder, keyOf)].map(([key, ofParty]) => ({
    lost: ofParty,
    left: seats.filter((seat) => keyOf(seat) === key),
  }))
}

/** As many seats together as the party sought, nearest to a lost one, else the best of the house. */
function equalSeats(house: SeatSelectionState, lost: readonly SelectedSeat[]): readonly string[] {
  const size = house.partySize
  const near = lost.map((place) => nearestTo(house, place)).find((ids) => ids.length === size)
  const [place] = lost
  return near ?? (place && bestAmongLoaded(house, place.priceLevelId, size, "exactly")) ?? []
}

function nearestTo(house: SeatSelectionState, lost: SelectedSeat): readonly string[] {
  const choice = partyAround(house, lost, "exactly")
  return choice === undefined || choice.ok ? [] : choice.nearest
}

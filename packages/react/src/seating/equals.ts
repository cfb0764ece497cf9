import type { LoadedSection, SeatPlace } from "./seat-places.ts"
import { bestIn, groupAt } from "./seat-rules.ts"
import type { SeatSelectionState, SelectedSeat } from "./selection-state.ts"

/**
 * Seats as good as those just lost: as many together as the party was, in the same price level, nearest to where they
 * were, else the best of the house. What is left of the party beside a lost seat counts as of the party.
 */
export function equalsOf(state: SeatSelectionState): readonly string[] {
  const lost = pricedLost(state)
  const gone = withoutSeats(state, lost)
  return [...Map.groupBy(lost, ({ priceLevelId }) => priceLevelId)].flatMap(([priceLevelId, places]) => {
    const left = partnersOf(state.seats, places)
    const size = places.length + left.length
    const alone = { ...gone, partySize: size, seats: gone.seats.filter((seat) => !left.includes(seat)) }
    const near = places
      .map((place) => groupAt(alone, place)?.nearest ?? [])
      .find((ids) => ids.length === size)
    return near ?? bestIn(alone, priceLevelId, size) ?? []
  })
}

/** The selection once what is left of the broken parties makes way for their equals. */
export function withoutPartners(state: SeatSelectionState): readonly SelectedSeat[] {
  const partners = new Set(partnersOf(state.seats, pricedLost(state)))
  return state.seats.filter((seat) => !partners.has(seat))
}

interface LostSeat extends SeatPlace {
  readonly priceLevelId: string
}

/** The lost seats with the price level that the map still knows of them. */
const pricedLost = ({ lost, sections }: SeatSelectionState): readonly LostSeat[] =>
  lost.flatMap((place) => {
    const priceLevelId = sections.get(place.sectionId)?.details.get(place.seatId)?.priceLevelId ?? null
    return priceLevelId === null ? [] : [{ ...place, priceLevelId }]
  })

/** The selected seats in the rows where seats of their price level were lost. */
const partnersOf = (seats: readonly SelectedSeat[], lost: readonly LostSeat[]): readonly SelectedSeat[] =>
  seats.filter(({ rowId, priceLevelId }) =>
    lost.some((place) => place.rowId === rowId && place.priceLevelId === priceLevelId),
  )

/** The map as it is known to be: a refused hold names seats as taken before their section is read again. */
function withoutSeats(state: SeatSelectionState, lost: readonly SeatPlace[]): SeatSelectionState {
  const sections = new Map<string, LoadedSection>(state.sections)
  for (const { sectionId, seatId } of lost) {
    const loaded = sections.get(sectionId)
    const detail = loaded?.details.get(seatId)
    if (loaded === undefined || detail === undefined) continue
    const details = new Map(loaded.details).set(seatId, { ...detail, sellable: false })
    sections.set(sectionId, { ...loaded, details })
  }
  return { ...state, sections }
}

import type { LoadedSection, SeatPlace } from "../map/seat-places.ts"
import type { SeatSelectionState } from "./selection-state.ts"

/** Selected seats that are no longer for sale leave the selection and are told. */
export function withoutLost(state: SeatSelectionState): SeatSelectionState {
  const isLost = ({ sectionId, seatId }: SeatPlace) =>
    state.sections.get(sectionId)?.details.get(seatId)?.sellable === false && !state.inCart.has(seatId)
  // While a hold is asked for, our own seats turn unsellable: only its answer tells whose they are.
  if (state.adding || !state.seats.some(isLost)) return state
  return {
    ...state,
    seats: state.seats.filter((seat) => !isLost(seat)),
    lost: [...state.lost, ...state.seats.filter(isLost)],
  }
}

/** The sections with these seats gone, before they are read again: what somebody else has must not be offered meanwhile. */
export function withoutSeats(
  sections: ReadonlyMap<string, LoadedSection>,
  gone: ReadonlySet<string>,
): ReadonlyMap<string, LoadedSection> {
  const isTouched = ({ details }: LoadedSection) => [...gone].some((seatId) => details.has(seatId))
  const without = ({ section, details }: LoadedSection): LoadedSection => ({
    section,
    details: new Map(
      [...details].map(([id, detail]) => [id, gone.has(id) ? { ...detail, sellable: false } : detail]),
    ),
  })
  return new Map([...sections].map(([id, loaded]) => [id, isTouched(loaded) ? without(loaded) : loaded]))
}

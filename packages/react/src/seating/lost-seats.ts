import type { SeatPlace } from "./seat-places.ts"
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

import type { HoldGroup } from "@parterre/contract"
import { isProblem, type SdkFailure } from "@parterre/sdk"
import type { LoadedSection, SeatLocation } from "../map/seat-locations.ts"
import { locationOf, type SelectionState } from "../selection-state.ts"
import { holdableOffers, offersOfRefusal } from "./seat-offers.ts"

/** Selected seats that are no longer for sale leave the selection and are told. */
export function withoutLost(state: SelectionState): SelectionState {
  const isLost = ({ sectionId, seatId }: SeatLocation) =>
    state.sections.get(sectionId)?.details.get(seatId)?.sellable === false && !state.inCart.has(seatId)
  // While a hold is asked for, our own seats turn unsellable: only its answer tells whose they are.
  if (state.adding || !state.seats.some(isLost)) return state
  return {
    ...state,
    seats: state.seats.filter((seat) => !isLost(seat)),
    lost: [...state.lost, ...state.seats.filter(isLost)],
  }
}

/**
 * A refused hold: seats that somebody else has leave the selection and are told as lost, and those of the shopper's own
 * cart leave it and are named; for another reason all stay, with the seats at fault named and what the service offers
 * instead of them.
 */
export function refusedHold(
  state: SelectionState,
  failure: SdkFailure,
  asked: readonly HoldGroup[],
): SelectionState {
  const named = "seatIds" in failure ? (failure.seatIds ?? []) : []
  const next = { ...state, adding: false, addFailure: failure }
  if (named.length > 0 && isProblem(failure, "seats-taken", "seat-not-for-sale", "seats-in-cart")) {
    const gone = new Set(named)
    const left = state.seats.filter(({ seatId }) => gone.has(seatId))
    return {
      ...next,
      sections: withoutSeats(state.sections, gone),
      seats: state.seats.filter(({ seatId }) => !gone.has(seatId)),
      ...(isProblem(failure, "seats-in-cart") ? { lost: [], atFault: left } : { lost: left, atFault: [] }),
      nearest: [],
    }
  }
  return {
    ...next,
    lost: [],
    atFault: named.flatMap((seatId) => locationOf(state, seatId) ?? []),
    nearest: holdableOffers(next, offersOfRefusal(failure, asked, state.seats)),
  }
}

/** The sections with these seats gone, before they are read again: what somebody has must not be offered meanwhile. */
function withoutSeats(
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

import type { HoldGroup } from "@parterre/contract"
import type { SdkFailure } from "@parterre/sdk"
import { replacementsFor } from "../party/replacement-seats.ts"
import type { SeatOffer, SeatSelectionState, SelectedSeat, SelectionState } from "../selection-state.ts"
import { type AddedParties, holdableSeats } from "./added-seats.ts"

/** What taking offered seats asks for: they come, and those they come instead of go. */
export function exchange(
  { seats, lost }: Pick<SeatSelectionState, "seats" | "lost">,
  offers: readonly SeatOffer[],
): AddedParties {
  const given = new Set(offers.flatMap(({ insteadOf }) => insteadOf))
  const isGiven = ({ seatId }: SelectedSeat) => given.has(seatId)
  return {
    parties: offers.map(({ seatIds }) => seatIds),
    kept: seats.filter((seat) => !isGiven(seat)),
    instead: [...lost, ...seats].filter(isGiven),
  }
}

/** The offers, unless the selection with them could not be held. */
export function holdableOffers(state: SelectionState, offers: readonly SeatOffer[]): readonly SeatOffer[] {
  return offers.length > 0 && holdableSeats(state, exchange(state, offers)).ok ? offers : []
}

/** Seats a refused hold names instead of those of the group at fault, as long as some of these are selected. */
export function offersOfRefusal(
  failure: SdkFailure,
  asked: readonly HoldGroup[],
  seats: readonly SelectedSeat[],
): readonly SeatOffer[] {
  if (!("nearest" in failure)) return []
  const { nearest = [], group } = failure
  const atFault = group === undefined ? undefined : asked[group]
  const insteadOf = (atFault?.prices ?? []).flatMap(({ seatIds = [] }) => seatIds)
  const isWanted = seats.some(({ seatId }) => insteadOf.includes(seatId))
  return isWanted && nearest.length > 0 ? [{ seatIds: nearest, insteadOf }] : []
}

/**
 * Offers follow the map: seats lost since get replacements, and what is offered stays while it can be held.
 * Replacements that went to others too make way for the next best.
 */
export function withOffers(before: SelectionState, after: SelectionState): SelectionState {
  const { lost, nearest, sections } = after
  const isNewlyLost = lost !== before.lost && lost.length > 0
  if (!isNewlyLost && sections === before.sections) return after
  const kept = isNewlyLost ? [] : holdableOffers(after, nearest)
  const isLacking = kept.length === 0 && lost.length > 0
  return { ...after, nearest: isLacking ? holdableOffers(after, replacementsFor(after)) : kept }
}

import { checkQuantity, decrease, increase, type QuantityChange } from "@parterre/domain/quantities"
import { idsOf } from "../map/seat-locations.ts"
import { partyAround } from "../party/party-around.ts"
import { isFree } from "../seat-rule.ts"
import {
  locationOf,
  type SeatOffer,
  type SelectedSeat,
  type SelectionRefusal,
  type SelectionState,
  silence,
  soldOf,
} from "../selection-state.ts"
import { type Added, addedSeats, holdableSeats } from "./added-seats.ts"
import { judgeSelection, removalOf } from "./judge-selection.ts"
import { exchange } from "./seat-offers.ts"

/** A selected seat goes; a free one takes the party around it, which is judged here and nowhere else. */
export function clickSeat(state: SelectionState, seatId: string): SelectionState {
  const place = locationOf(state, seatId)
  if (place === undefined || state.readOnly) return state
  if (isSelected(state, seatId)) return removeSeats(state, removalOf(state, seatId))
  if (state.inCart.has(seatId)) return refuse(state, { reason: "in-cart", seatId })
  const kept = keptByPick(state)
  const choice = partyAround({ ...state, seats: kept }, place)
  if (choice === undefined) return state
  if (choice.ok) return withAdded(state, addedSeats(state, { parties: [choice.seatIds], kept }), seatId)
  const { reason, nearest } = choice
  // They come beside what is selected, or in its place where one pick is all.
  const offer = { seatIds: nearest, insteadOf: state.single ? idsOf(state.seats) : [] }
  const canHave = nearest.length > 0 && addedSeats(state, exchange(state, [offer])).ok
  return refuse(state, { reason, seatId }, canHave ? [offer] : [])
}

/** The seats a click would take or remove. */
export function previewClick(state: SelectionState, seatId: string): readonly string[] {
  const place = locationOf(state, seatId)
  if (place === undefined || state.readOnly) return []
  if (isSelected(state, seatId)) return removalOf(state, seatId)
  const choice = partyAround({ ...state, seats: keptByPick(state) }, place)
  return choice?.ok ? choice.seatIds : []
}

/** Seats found without a click, all or none. */
export const takeParties = (
  state: SelectionState,
  parties: readonly (readonly string[])[],
): SelectionState =>
  state.readOnly ? state : withAdded(state, holdableSeats(state, { parties, kept: keptByPick(state) }))

/** The seats of the offers, with the price types of those they come instead of. */
export const takeOffers = (state: SelectionState): SelectionState =>
  state.readOnly || state.nearest.length === 0
    ? state
    : withAdded(state, holdableSeats(state, exchange(state, state.nearest)))

export function removeSeats(state: SelectionState, seatIds: readonly string[]): SelectionState {
  const gone = new Set(seatIds)
  return { ...state, ...silence, seats: state.seats.filter(({ seatId }) => !gone.has(seatId)) }
}

/** Removed seats come back as they were, all or none. */
export function restoreSeats(state: SelectionState, removed: readonly SelectedSeat[]): SelectionState {
  if (state.readOnly) return state
  const held = removed.filter(({ seatId }) => !isFree(state, seatId))
  if (held.length > 0) {
    const areOwn = held.every(({ seatId }) => state.inCart.has(seatId))
    return refuse(state, { reason: areOwn ? "in-cart" : "seat-taken" })
  }
  const seats = [...keptByPick(state), ...removed]
  const judged = judgeSelection(state, seats)
  if (!judged.ok) return refuse(state, { reason: judged.reason })
  // They may have been picked on this page as it was loaded before: no later pick joins one of their parties.
  const nextParty = Math.max(state.nextParty, ...removed.map(({ party }) => party + 1))
  return { ...state, ...silence, seats, nextParty }
}

/** To how many tickets: so many, or a step of the price up or down. */
export type AdmissionChange = number | "more" | "fewer"

/** Admission without a seat number, in tickets of a price, stepped by the price's own rule [QTY-002] [QTY-003] [QTY-004]. */
export function changeAdmission(state: SelectionState, priceId: string, to: AdmissionChange): SelectionState {
  if (state.readOnly) return state
  const changed = changedQuantity(state, priceId, to)
  return changed.ok
    ? { ...state, ...silence, admissions: new Map(state.admissions).set(priceId, changed.quantity) }
    : refuse(state, { reason: "too-many", max: changed.error.max })
}

function changedQuantity(state: SelectionState, priceId: string, to: AdmissionChange): QuantityChange {
  const prices = (soldOf(state)?.priceLevels ?? []).flatMap((level) => level.prices)
  const price = prices.find(({ id }) => id === priceId) ?? {}
  const quantity = state.admissions.get(priceId) ?? 0
  if (to === "more") return increase(quantity, price)
  return to === "fewer" ? { ok: true, quantity: decrease(quantity, price) } : checkQuantity(to, price)
}

/** Says why nothing changed, and what could be had instead. */
export const refuse = (
  state: SelectionState,
  { reason, seatId, max }: Pick<SelectionRefusal, "reason"> & Partial<SelectionRefusal>,
  nearest: readonly SeatOffer[] = [],
): SelectionState => ({ ...state, ...silence, nearest, refusal: { reason, seatId, max } })

const withAdded = (state: SelectionState, added: Added, seatId?: string): SelectionState =>
  added.ok
    ? { ...state, ...silence, seats: added.seats, nextParty: added.nextParty }
    : refuse(state, { reason: added.reason, seatId, max: added.max })

/** What stays selected beside a new pick. */
export const keptByPick = ({ single, seats }: SelectionState): readonly SelectedSeat[] =>
  single ? [] : seats

const isSelected = ({ seats }: SelectionState, id: string): boolean =>
  seats.some(({ seatId }) => seatId === id)

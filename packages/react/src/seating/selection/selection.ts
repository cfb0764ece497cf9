import type { HoldGroup } from "@parterre/contract"
import { promotedLevels } from "@parterre/domain/promotions"
import type { SdkFailure } from "@parterre/sdk"
import { dimmedSeats } from "../map/dimmed-seats.ts"
import { dropSections, putSection, type SectionAction, withoutLoading } from "../map/loaded-sections.ts"
import type { InCart, MapReading } from "../map/map-source.ts"
import { soldVenue } from "../map/sold-venue.ts"
import {
  type SelectedSeat,
  type SelectionOffers,
  type SelectionRefusal,
  type SelectionState,
  silence,
  soldOf,
} from "../selection-state.ts"
import { refusedHold, withoutLost } from "./lost-seats.ts"
import {
  type AdmissionChange,
  changeAdmission,
  clickSeat,
  refuse,
  removeSeats,
  restoreSeats,
  takeOffers,
  takeParties,
} from "./picks.ts"
import { withOffers } from "./seat-offers.ts"
import { selectedPriceLevels, selectionTotals } from "./selected-price-levels.ts"

export const PARTY_SIZES = { min: 1, max: 10 } as const

type OwnTickets = Pick<InCart, "seats" | "admissions">

/** What happened: on the map, in the cart, to a hold, or by the shopper's hand. */
export type SelectionAction =
  | { readonly type: "map-requested" }
  /** `loading`: the sections that are read next. */
  | { readonly type: "map-read"; readonly map: MapReading; readonly loading: readonly string[] }
  | { readonly type: "offer-changed"; readonly offer: Partial<SelectionOffers> }
  | { readonly type: "map-failed"; readonly failure: SdkFailure }
  | SectionAction
  | { readonly type: "sections-dropped"; readonly sectionIds: readonly string[] }
  | { readonly type: "sections-kept"; readonly sectionIds: readonly string[] }
  | { readonly type: "sections-searched"; readonly sectionIds: readonly string[] }
  | { readonly type: "cart-read"; readonly inCart: OwnTickets }
  | { readonly type: "party-sized"; readonly size: number }
  | { readonly type: "prices-filtered"; readonly priceLevelIds: readonly string[] | undefined }
  | { readonly type: "seat-clicked"; readonly seatId: string }
  | { readonly type: "parties-taken"; readonly parties: readonly (readonly string[])[] }
  | { readonly type: "offers-taken" }
  | { readonly type: "search-refused"; readonly reason: SelectionRefusal["reason"] }
  /** The seats to pick could not be read. */
  | { readonly type: "pick-failed"; readonly failure: SdkFailure }
  | { readonly type: "seats-removed"; readonly seatIds: readonly string[] }
  | { readonly type: "seats-restored"; readonly seats: readonly SelectedSeat[] }
  | { readonly type: "price-chosen"; readonly seatIds: readonly string[]; readonly priceId: string }
  | { readonly type: "admission-changed"; readonly priceId: string; readonly to: AdmissionChange }
  | { readonly type: "selection-cleared" }
  | { readonly type: "notices-dismissed" }
  | { readonly type: "hold-requested" }
  | { readonly type: "hold-made"; readonly inCart: OwnTickets }
  | { readonly type: "hold-refused"; readonly failure: SdkFailure; readonly asked: readonly HoldGroup[] }
  | { readonly type: "hold-broken" }

/** The selection after an action. Everything that follows from a change follows here, so that no reader sees half of it. */
export function selection(state: SelectionState, action: SelectionAction): SelectionState {
  const changed = changedBy(state, action)
  return changed === state ? state : withFigures(state, withOffers(state, withoutLost(changed)))
}

function changedBy(state: SelectionState, action: SelectionAction): SelectionState {
  switch (action.type) {
    case "map-requested":
      return { ...state, status: "loading", failure: undefined }
    case "map-read": {
      // With the sections under way in the same change: nobody takes a house still empty for one sold out.
      const loadingSections = new Set(action.loading.filter((id) => !state.sections.has(id)))
      return offered({
        ...{ ...state, ...action.map, listed: action.map.event },
        ...{ status: "ready", failure: undefined, loadingSections },
      })
    }
    case "offer-changed":
      return offered({ ...state, ...silence, offer: { ...state.offer, ...action.offer } })
    case "map-failed":
      return { ...state, status: "failed", failure: action.failure }
    case "availability-read":
      return { ...state, placesLeft: action.placesLeft }
    case "sections-requested":
      return { ...state, loadingSections: new Set([...state.loadingSections, ...action.sectionIds]) }
    case "section-read":
      return putSection(state, action.sectionId, action.loaded)
    case "section-failed":
      return withoutLoading(state, action.sectionId)
    case "sections-dropped":
      return dropSections(state, action.sectionIds)
    case "sections-kept":
      return { ...state, keptSections: action.sectionIds }
    case "sections-searched":
      return { ...state, searchedSections: action.sectionIds }
    case "cart-read":
      return withCart(state, action.inCart)
    case "party-sized": {
      const size = Math.min(PARTY_SIZES.max, Math.max(PARTY_SIZES.min, Math.round(action.size)))
      return { ...state, refusal: undefined, partySize: size }
    }
    case "prices-filtered":
      return { ...state, priceFilter: action.priceLevelIds }
    case "seat-clicked":
      return clickSeat(state, action.seatId)
    case "parties-taken":
      return takeParties(state, action.parties)
    case "offers-taken":
      return takeOffers(state)
    case "search-refused":
      return refuse(state, { reason: action.reason })
    case "pick-failed":
      return { ...state, ...silence, addFailure: action.failure }
    case "seats-removed":
      return removeSeats(state, action.seatIds)
    case "seats-restored":
      return restoreSeats(state, action.seats)
    case "price-chosen":
      return choosePrice(state, action.seatIds, action.priceId)
    case "admission-changed":
      return changeAdmission(state, action.priceId, action.to)
    case "selection-cleared":
      return { ...state, ...silence, seats: [], admissions: new Map() }
    case "notices-dismissed":
      return { ...state, ...silence }
    case "hold-requested":
      return { ...state, ...silence, adding: true }
    case "hold-made":
      return { ...withCart(state, action.inCart), adding: false, seats: [], admissions: new Map() }
    case "hold-refused":
      return refusedHold(state, action.failure, action.asked)
    case "hold-broken":
      return { ...state, adding: false }
  }
}

/** Seats that went into the cart are no longer selected; those told as lost before the cart was read are no loss. */
function withCart(state: SelectionState, { seats: inCart, admissions }: OwnTickets): SelectionState {
  const admissionsInCart = sameQuantities(admissions, state.admissionsInCart)
    ? state.admissionsInCart
    : admissions
  if (sameSeats(inCart, state.inCart))
    return admissionsInCart === state.admissionsInCart ? state : { ...state, admissionsInCart }
  const isElsewhere = ({ seatId }: SelectedSeat) => !inCart.has(seatId)
  const lost = state.lost.filter(isElsewhere)
  return {
    ...{ ...state, inCart, admissionsInCart, seats: state.seats.filter(isElsewhere) },
    // Offers stand instead of what was lost.
    ...(lost.length < state.lost.length ? { lost, nearest: [] } : {}),
    // Nor is a refusal told that named only those.
    ...(lost.length === 0 && state.lost.length > 0 ? { addFailure: undefined } : {}),
  }
}

/** Another price type for selected seats; those of another price level keep theirs. */
function choosePrice(state: SelectionState, seatIds: readonly string[], priceId: string): SelectionState {
  const changed = new Set(seatIds)
  const level = soldOf(state)?.priceLevels.find(({ prices }) => prices.some(({ id }) => id === priceId))
  const takes = ({ seatId, priceLevelId }: SelectedSeat) => changed.has(seatId) && priceLevelId === level?.id
  return { ...state, seats: state.seats.map((seat) => (takes(seat) ? { ...seat, priceId } : seat)) }
}

/** Sums and dimmed seats; what did not change keeps its identity, for readers that compare. */
function withFigures(before: SelectionState, after: SelectionState): SelectionState {
  const differs = (...parts: (keyof SelectionState)[]) => parts.some((part) => before[part] !== after[part])
  const priceLevels = differs("seats", "admissions", "event", "subscription")
    ? selectedPriceLevels(soldOf(after)?.priceLevels ?? [], after)
    : before.priceLevels
  const isRejudged =
    !after.readOnly && differs("sections", "seats", "inCart", "partySize", "venue", "event", "subscription")
  const dimmed = isRejudged ? dimmedSeats(after) : before.dimmed
  return {
    ...after,
    priceLevels,
    totals: priceLevels === before.priceLevels ? before.totals : selectionTotals(priceLevels),
    dimmed: sameSeats(dimmed, before.dimmed) ? before.dimmed : dimmed,
  }
}

const sameQuantities = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([id, quantity]) => b.get(id) === quantity)

const sameSeats = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((seatId) => b.has(seatId))

/** The event at the prices of its promotion, and on sale in its presale; a promotion's texts are those of its language. */
function offered(state: SelectionState): SelectionState {
  const { listed, offer } = state
  if (listed === undefined) return state
  const saleState =
    offer.presale !== undefined && listed.saleState === "NOTAVAILABLE" ? "ONSALE" : listed.saleState
  const priceLevels = promotedLevels(listed.priceLevels, offer.promotion)
  return {
    ...state,
    event: { ...listed, saleState, priceLevels },
    venue: state.venue && soldVenue(state.venue, priceLevels),
  }
}

import type { Section } from "@parterre/contract"
import { checkQuantity, decrease, increase, type PartyOffer, type QuantityChange } from "@parterre/domain"
import { isSdkFailure, type Language, type Parterre } from "@parterre/sdk"
import { createStore, type ReadableStore } from "../stores/store.ts"
import { cartSeats, sameSeats } from "./cart-seats.ts"
import { createDimming } from "./dimmed-seats.ts"
import { equalsOf, withoutPartners } from "./equals.ts"
import type { FoundParty } from "./find-party.ts"
import { createFinding } from "./finding.ts"
import { createHandOver } from "./hand-over.ts"
import { withoutLost } from "./lost-seats.ts"
import { refreshLater } from "./refresh-later.ts"
import { placesOf, type SeatPlace, sectionsOf } from "./seat-places.ts"
import { defaultPrice, groupAt, isFree, mineOf, priceLevelOf, removalOf, ruleOf } from "./seat-rules.ts"
import { createSectionLoader } from "./section-loader.ts"
import { selectionGroups, selectionTotals } from "./selection-groups.ts"
import {
  emptySelection,
  type SeatSelectionState,
  type SelectedSeat,
  type SelectionRefusal,
  silence,
} from "./selection-state.ts"

export const PARTY_SIZES = { min: 1, max: 10 } as const

export interface SeatSelectionOptions {
  readonly partySize?: number
  /** A new pick replaces the one before [MAP-027]. */
  readonly single?: boolean
  /** How often what is left is asked for; 5 seconds. */
  readonly pollEvery?: `${number} seconds`
}

/** The one selection that the map, the list and the order bar share. */
export interface SeatSelection extends ReadableStore<SeatSelectionState> {
  /**
   * Loads the event and follows what is left, until the answered function is called. Started again in another
   * language it reads the texts anew; what is selected stays selected.
   */
  start(language?: Language): () => void
  setPartySize(size: number): void
  setPriceFilter(priceLevelIds: readonly string[] | undefined): void
  /** Picks the group around a free seat, or removes a selected one. */
  click(seatId: string): void
  /** The seats a click would take or remove, for the mark under the pointer. */
  preview(seatId: string): readonly string[]
  remove(seatIds: readonly string[]): void
  /** Picks the seats offered instead of those last refused. */
  takeNearest(): void
  clear(): void
  /** Picks the best seats left of a price level, party size unless told. */
  bestAvailable(priceLevelId: string, size?: number): Promise<boolean>
  /**
   * Finds seats for a request in words, such as « 4 ensemble, moins de 80 $ »: up to three offers, or what comes nearest.
   * A large venue is searched in the sections that can have them, a few at a time.
   */
  findParty(sentence: string): Promise<FoundParty>
  /** Selects the seats of an offer, all or none; refuses with `seat-taken` when one is no longer free. */
  takeOffer(offer: PartyOffer): Promise<boolean>
  /** Puts removed seats back with the price types they had; refuses with `seat-taken` when one is no longer free. */
  restore(seats: readonly SelectedSeat[]): boolean
  /** Another price type for selected seats. */
  setPrice(seatIds: readonly string[], priceId: string): void
  /** General admission, in tickets of a price. */
  setPlaces(priceId: string, qty: number): void
  morePlaces(priceId: string): void
  fewerPlaces(priceId: string): void
  /** Loads sections of a large venue, the nearest first; answers those that could not be. */
  needSections(sectionIds: readonly string[]): Promise<readonly string[]>
  dropSections(sectionIds: readonly string[]): void
  /**
   * Holds everything selected. Seats taken meanwhile leave the selection and are told as `lost`; a refusal for
   * another reason keeps it and names the seats at fault.
   */
  addToCart(): Promise<boolean>
  placeOf(seatId: string): SeatPlace | undefined
  /** Forgets the notices: refusal, lost seats, failure of the last add. */
  dismiss(): void
  retry(): void
}

/** The shared selection of an event's seats and places, without any framework. */
export function createSeatSelection(
  client: Parterre,
  eventId: string,
  { partySize = 2, single = false, pollEvery = "5 seconds" }: SeatSelectionOptions = {},
): SeatSelection {
  const store = createStore<SeatSelectionState>({ ...emptySelection, partySize })
  const dimmedSeats = createDimming()
  const places = new Map<string, SeatPlace>()

  /** Everything that follows from a change follows here, so that no reader sees half of it. */
  function commit(change: Partial<SeatSelectionState>) {
    const learned = change.sections !== undefined && learnPlaces(change.sections)
    const changed = withoutLost({ ...store.get(), ...change })
    const isLosing = changed.lost !== store.get().lost && changed.lost.length > 0
    const equals = isLosing ? { nearest: equalsOf(changed) } : {}
    const seen = { ...changed, ...equals }
    const next = learned ? { ...seen, seats: seen.seats.map(inLearnedWords) } : seen
    const priceLevels = next.event?.priceLevels ?? []
    const groups = selectionGroups(priceLevels, next)
    store.set({
      ...next,
      groups,
      totals: selectionTotals(groups),
      dimmed: dimmedSeats(next.sections, mineOf(next), ruleOf(next, next.partySize), priceLevels),
    })
  }

  function learnPlaces(sections: SeatSelectionState["sections"]): boolean {
    const before = store.get().sections
    const read = [...sections].filter(([id, { section }]) => before.get(id)?.section !== section)
    for (const [, { section }] of read) {
      for (const place of placesOf(section)) places.set(place.seatId, place)
    }
    return read.length > 0
  }

  const inLearnedWords = (seat: SelectedSeat): SelectedSeat => ({ ...seat, ...places.get(seat.seatId) })

  const loader = createSectionLoader(client, eventId, store, commit)
  const addToCart = createHandOver(client, eventId, {
    store,
    commit,
    loader,
    placeOf: (id) => places.get(id),
  })
  const refuse = (
    reason: SelectionRefusal["reason"],
    more: Partial<SelectionRefusal> = {},
    nearest: readonly string[] = [],
  ) => commit({ ...silence, nearest, refusal: { reason, seatId: undefined, max: undefined, ...more } })

  function add(seatIds: readonly string[], clicked?: string, kept = store.get().seats): boolean {
    const state = store.get()
    const before = single ? [] : kept
    const added = seatIds.flatMap((seatId) => {
      const place = places.get(seatId)
      const detail = place && state.sections.get(place.sectionId)?.details.get(seatId)
      const price = defaultPrice(priceLevelOf(state, detail?.priceLevelId))
      if (place === undefined || detail?.priceLevelId == null || price === undefined) return []
      return [{ ...place, priceLevelId: detail.priceLevelId, priceId: price.id, max: price.maxTickets }]
    })
    const [first] = added
    if (first === undefined) return false
    const already = before.filter(({ priceId }) => priceId === first.priceId).length
    if (first.max > 0 && already + added.length > first.max) {
      refuse("too-many", { seatId: clicked, max: first.max })
      return false
    }
    commit({ ...silence, seats: [...before, ...added.map(({ max: _, ...seat }) => seat)] })
    return true
  }

  function click(seatId: string) {
    const state = store.get()
    const place = places.get(seatId)
    if (place === undefined) return
    if (state.seats.some((seat) => seat.seatId === seatId)) return remove(removalOf(state, place))
    if (state.inCart.has(seatId)) return refuse("in-cart", { seatId })
    const group = groupAt(single ? { ...state, seats: [] } : state, place)
    if (group === undefined) return
    if (group.choice.ok) add(group.seatIds, seatId)
    else refuse(group.choice.reason, { seatId }, group.nearest)
  }

  function takeNearest() {
    const { nearest, seats, addFailure, atFault, lost } = store.get()
    // What is left of a broken party makes way, and so do seats refused by the cart; a refused click took nothing.
    if (lost.length > 0) return void add(nearest, undefined, withoutPartners(store.get()))
    const offered = nearest.map((seatId) => places.get(seatId)?.rowId)
    const rows = new Set([...offered, ...atFault.map(({ rowId }) => rowId)])
    add(nearest, undefined, addFailure === undefined ? seats : seats.filter(({ rowId }) => !rows.has(rowId)))
  }

  function preview(seatId: string): readonly string[] {
    const state = store.get()
    const place = places.get(seatId)
    if (place === undefined) return []
    if (state.seats.some((seat) => seat.seatId === seatId)) return removalOf(state, place)
    return groupAt(single ? { ...state, seats: [] } : state, place)?.seatIds ?? []
  }

  function remove(seatIds: readonly string[]) {
    const gone = new Set(seatIds)
    commit({ ...silence, seats: store.get().seats.filter(({ seatId }) => !gone.has(seatId)) })
  }

  const priceOf = (priceId: string) =>
    store
      .get()
      .event?.priceLevels.flatMap(({ prices }) => prices)
      .find(({ id }) => id === priceId)

  function changePlaces(priceId: string, change: (quantity: number) => QuantityChange) {
    const changed = change(store.get().places.get(priceId) ?? 0)
    if (!changed.ok) return refuse("too-many", { max: changed.error.max })
    commit({ ...silence, places: new Map(store.get().places).set(priceId, changed.quantity) })
  }

  function restore(seats: readonly SelectedSeat[]): boolean {
    const state = store.get()
    if (!seats.every(({ seatId }) => isFree(state, seatId))) {
      refuse("seat-taken")
      return false
    }
    commit({ ...silence, seats: [...(single ? [] : state.seats), ...seats] })
    return true
  }

  let opening: Promise<void> | undefined
  let spoken: Language | undefined
  const open = () => {
    opening = load()
  }

  async function load() {
    const own = spoken
    try {
      const event = await client.catalogue.event(eventId)
      const mode = event.seatMap
      const venue = mode === "none" ? undefined : await client.seatMaps.venue(eventId, mode)
      if (own !== spoken) return
      const { sections, loadingSections } = store.get()
      const wanted =
        mode === "full" && venue !== undefined
          ? sectionsOf(venue)
              .filter(hasSeats)
              .map(({ id }) => id)
          : [...new Set([...sections.keys(), ...loadingSections])]
      // With the sections under way in the same change: nobody takes a house still empty for one sold out.
      const underWay = new Set(wanted.filter((id) => !sections.has(id)))
      commit({ status: "ready", failure: undefined, event, venue, mode, loadingSections: underWay })
      await loader.load(wanted)
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      if (own === spoken) commit({ status: "failed", failure: error })
    }
  }

  function readAgain() {
    void loader.refresh(store.get().seats.map(({ seatId }) => seatId))
    // What cannot be read now is read at the next change.
    if (store.get().inCart.size > 0) void client.cart.callCart().catch(() => undefined)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start(language) {
      const isNew = opening === undefined || language !== spoken
      spoken = language
      if (isNew) open()
      const stops = [
        client.seatMaps.watch(eventId, ({ availability }) => void loader.observe(availability), pollEvery),
        client.cart.subscribe((snapshot) => {
          const inCart = cartSeats(snapshot, eventId)
          if (sameSeats(inCart, store.get().inCart)) return
          commit({ inCart, seats: store.get().seats.filter(({ seatId }) => !inCart.has(seatId)) })
        }),
        refreshLater(store, readAgain),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    setPartySize(size) {
      commit({
        refusal: undefined,
        partySize: Math.min(PARTY_SIZES.max, Math.max(PARTY_SIZES.min, Math.round(size))),
      })
    },
    setPriceFilter: (priceFilter) => commit({ priceFilter }),
    click,
    preview,
    remove,
    takeNearest,
    clear: () => commit({ ...silence, seats: [], places: new Map() }),
    ...createFinding({ store, loader, single, opened: () => opening, add, refuse }),
    restore,
    setPrice(seatIds, priceId) {
      const changed = new Set(seatIds)
      commit({
        seats: store.get().seats.map((seat) => (changed.has(seat.seatId) ? { ...seat, priceId } : seat)),
      })
    },
    setPlaces: (priceId, qty) => changePlaces(priceId, () => checkQuantity(qty, priceOf(priceId) ?? {})),
    morePlaces: (priceId) => changePlaces(priceId, (quantity) => increase(quantity, priceOf(priceId) ?? {})),
    fewerPlaces: (priceId) =>
      changePlaces(priceId, (quantity) => ({
        ok: true,
        quantity: decrease(quantity, priceOf(priceId) ?? {}),
      })),
    needSections: loader.need,
    dropSections: loader.drop,
    addToCart,
    placeOf: (seatId) => places.get(seatId),
    dismiss: () => commit(silence),
    retry() {
      commit({ status: "loading", failure: undefined })
      open()
    },
  }
}

const hasSeats = ({ kind }: Section) => kind !== "general-admission"

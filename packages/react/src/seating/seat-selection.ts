import type { EventDetail, Section } from "@parterre/contract"
import { isSdkFailure, type Language, type Parterre } from "@parterre/sdk"
import { createStore } from "../stores/store.ts"
import { createAdmission } from "./admission.ts"
import { cartSeats, sameSeats } from "./cart-seats.ts"
import { createDimming } from "./dimmed-seats.ts"
import { equalsOf, withoutPartners } from "./equals.ts"
import { createFinding } from "./finding.ts"
import { createHandOver } from "./hand-over.ts"
import { withoutLost } from "./lost-seats.ts"
import { refreshLater } from "./refresh-later.ts"
import { placesOf, type SeatPlace, sectionsOf } from "./seat-places.ts"
import { defaultPrice, groupAt, isFree, mineOf, priceLevelOf, removalOf, ruleOf } from "./seat-rules.ts"
import { createSectionLoader } from "./section-loader.ts"
import type { SeatSelection, SeatSelectionOptions } from "./selection.ts"
import { selectionGroups, selectionTotals } from "./selection-groups.ts"
import {
  emptySelection,
  type SeatSelectionState,
  type SelectedSeat,
  type SelectionRefusal,
  silence,
} from "./selection-state.ts"

export type { SeatSelection, SeatSelectionOptions } from "./selection.ts"

export const PARTY_SIZES = { min: 1, max: 10 } as const

/** The shared selection of an event's seats and places, without any framework. */
export function createSeatSelection(
  client: Parterre,
  eventId: string,
  options: SeatSelectionOptions = {},
): SeatSelection {
  const {
    partySize = 2,
    single = false,
    readOnly = false,
    onePrice = false,
    pollEvery = "5 seconds",
  } = options
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
    if (readOnly) return false
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
    if (place === undefined || readOnly) return
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
    if (place === undefined || readOnly) return []
    if (state.seats.some((seat) => seat.seatId === seatId)) return removalOf(state, place)
    return groupAt(single ? { ...state, seats: [] } : state, place)?.seatIds ?? []
  }

  function remove(seatIds: readonly string[]) {
    const gone = new Set(seatIds)
    commit({ ...silence, seats: store.get().seats.filter(({ seatId }) => !gone.has(seatId)) })
  }

  function restore(seats: readonly SelectedSeat[]): boolean {
    const state = store.get()
    if (readOnly) return false
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
      const read = await client.catalogue.event(eventId)
      const event = onePrice ? withOnePrice(read) : read
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
      const { seats, event } = store.get()
      const level = event?.priceLevels.find(({ prices }) => prices.some(({ id }) => id === priceId))
      const takes = ({ seatId, priceLevelId }: SelectedSeat) =>
        changed.has(seatId) && priceLevelId === level?.id
      commit({ seats: seats.map((seat) => (takes(seat) ? { ...seat, priceId } : seat)) })
    },
    ...createAdmission({ store, commit, refuse, readOnly }),
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

const withOnePrice = (event: EventDetail): EventDetail => ({
  ...event,
  priceLevels: event.priceLevels.map((level) => ({ ...level, prices: level.prices.slice(0, 1) })),
})

import type { Section } from "@parterre/contract"
import { isSdkFailure, type Language, type Parterre } from "@parterre/sdk"
import { createStore } from "../../stores/store.ts"
import { sameSeats } from "../map/cart-seats.ts"
import { createDimming } from "../map/dimmed-seats.ts"
import { mapSource, type SelectionSubject } from "../map/map-source.ts"
import { eventCount } from "../map/row-pictures.ts"
import { idsOf, placesOf, type SeatPlace, sectionsOf } from "../map/seat-places.ts"
import { createSectionLoader } from "../map/section-loader.ts"
import { createFinding } from "../party/best-available.ts"
import { groupAt, isFree, mineOf, ruleOf } from "../party/choose-party.ts"
import { equalsOf, exchange } from "../party/replacement-seats.ts"
import { createHandOver } from "./add-to-cart.ts"
import { withTaken } from "./added-seats.ts"
import { createAdmission } from "./admission-quantity.ts"
import { refreshLater } from "./delayed-refresh.ts"
import { judgeSelection, removalOf } from "./hold-request.ts"
import { withoutLost } from "./lost-seats.ts"
import type { SeatSelection, SeatSelectionOptions } from "./seat-selection.ts"
import { selectionGroups, selectionTotals } from "./selection-lines.ts"
import {
  emptySelection,
  type SeatOffer,
  type SeatSelectionState,
  type SelectedSeat,
  type SelectionRefusal,
  silence,
  soldOf,
} from "./selection-state.ts"

export type { SeatSelection, SeatSelectionOptions } from "./seat-selection.ts"

export const PARTY_SIZES = { min: 1, max: 10 } as const

interface Adding {
  readonly clicked?: string
  /** What stays selected; all of it unless told. */
  readonly kept?: readonly SelectedSeat[]
  /** Seats that the new ones come instead of. */
  readonly instead?: readonly SelectedSeat[]
}

/** The shared selection of the seats and places of an event or a subscription, without any framework. */
export function createSeatSelection(
  client: Parterre,
  subject: SelectionSubject,
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
  const source = mapSource(client, subject, onePrice)
  const dimmedSeats = createDimming()
  const places = new Map<string, SeatPlace>()
  let nextParty = 1

  /** Everything that follows from a change follows here, so that no reader sees half of it. */
  function commit(change: Partial<SeatSelectionState>) {
    const learned = change.sections !== undefined && learnPlaces(change.sections)
    const changed = withoutLost({ ...store.get(), ...change })
    const seen = { ...changed, nearest: offersNow(changed) }
    const next = learned ? { ...seen, seats: seen.seats.map(inLearnedWords) } : seen
    const priceLevels = soldOf(next)?.priceLevels ?? []
    const groups = selectionGroups(priceLevels, next)
    store.set({
      ...next,
      groups,
      totals: selectionTotals(groups),
      dimmed: readOnly
        ? next.dimmed
        : dimmedSeats(
            next.sections,
            mineOf(next),
            ruleOf(next, next.partySize),
            priceLevels,
            eventCount(next),
          ),
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

  const loader = createSectionLoader(client, source, store, commit)
  const addToCart = createHandOver(client, source, {
    store,
    commit,
    loader,
    placeOf: (id) => places.get(id),
  })
  const refuse = (
    reason: SelectionRefusal["reason"],
    more: Partial<SelectionRefusal> = {},
    nearest: SeatSelectionState["nearest"] = [],
  ) => commit({ ...silence, nearest, refusal: { reason, seatId: undefined, max: undefined, ...more } })

  /** Takes seats party by party, beside what is kept and with the price types of those they come instead of. */
  function add(parties: readonly (readonly string[])[], { clicked, ...more }: Adding = {}): boolean {
    const state = store.get()
    if (readOnly) return false
    const kept = more.kept ?? (single ? [] : state.seats)
    const asked = { parties, kept, instead: more.instead ?? [], from: nextParty }
    const taken = withTaken(state, (id) => places.get(id), asked)
    if (!taken.ok) {
      refuse(taken.reason, { seatId: clicked, max: taken.max })
      return false
    }
    // Never used again, so that seats put back are still the party they were.
    nextParty += parties.length
    commit({ ...silence, seats: taken.seats })
    return true
  }

  function click(seatId: string) {
    const state = store.get()
    const place = places.get(seatId)
    if (place === undefined || readOnly) return
    if (state.seats.some((seat) => seat.seatId === seatId)) return remove(removalOf(state, seatId))
    if (state.inCart.has(seatId)) return refuse("in-cart", { seatId })
    const group = groupAt(single ? { ...state, seats: [] } : state, place)
    if (group === undefined) return
    if (group.choice.ok) add([group.seatIds], { clicked: seatId })
    else refuse(group.choice.reason, { seatId }, offersAt(state, group.nearest))
  }

  /** Seats instead of a refused click: they come beside what is selected, or in its place where one pick is all. */
  const offersAt = ({ seats }: SeatSelectionState, nearest: readonly string[]) =>
    nearest.length === 0 ? [] : [{ seatIds: nearest, insteadOf: single ? idsOf(seats) : [] }]

  function takeNearest() {
    const { parties, ...more } = exchange(store.get(), store.get().nearest)
    if (parties.length > 0) add(parties, more)
  }

  /** What is offered can be taken, as far as the map knows; equals that went to others too make way for the next best. */
  function offersNow(changed: SeatSelectionState): readonly SeatOffer[] {
    const { nearest, lost, sections } = store.get()
    const isLosing = changed.lost.length > 0
    if (changed.nearest === nearest && changed.lost === lost && changed.sections === sections) return nearest
    const kept = isLosing && changed.lost !== lost ? [] : holdable(changed, changed.nearest)
    return isLosing && kept.length === 0 ? holdable(changed, equalsOf(changed)) : kept
  }

  /** The offers, unless the selection with them could not be held. */
  function holdable(state: SeatSelectionState, offers: readonly SeatOffer[]): readonly SeatOffer[] {
    if (offers.length === 0) return offers
    const asked = { ...exchange(state, offers), from: nextParty }
    return withTaken(state, (id) => places.get(id), asked).ok ? offers : []
  }

  function preview(seatId: string): readonly string[] {
    const state = store.get()
    const place = places.get(seatId)
    if (place === undefined || readOnly) return []
    if (state.seats.some((seat) => seat.seatId === seatId)) return removalOf(state, seatId)
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
    const restored = [...(single ? [] : state.seats), ...seats]
    const judged = judgeSelection(state, restored)
    if (!judged.ok) {
      refuse(judged.reason)
      return false
    }
    commit({ ...silence, seats: restored })
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
      const read = await source.read()
      const { mode, venue } = read
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
      commit({ ...read, status: "ready", failure: undefined, loadingSections: underWay })
      await loader.load(wanted)
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      if (own === spoken) commit({ status: "failed", failure: error })
    }
  }

  function readAgain() {
    void loader.refresh(idsOf(store.get().seats))
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
        source.watch(({ availability }) => void loader.observe(availability), pollEvery),
        client.cart.subscribe((snapshot) => {
          const inCart = source.inCart(snapshot)
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
      const { priceLevels = [] } = soldOf(store.get()) ?? {}
      const level = priceLevels.find(({ prices }) => prices.some(({ id }) => id === priceId))
      const takes = ({ seatId, priceLevelId }: SelectedSeat) =>
        changed.has(seatId) && priceLevelId === level?.id
      commit({ seats: store.get().seats.map((seat) => (takes(seat) ? { ...seat, priceId } : seat)) })
    },
    ...createAdmission({ store, commit, refuse, readOnly }),
    needSections: loader.need,
    dropSections: loader.drop,
    keepSections: loader.keep,
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

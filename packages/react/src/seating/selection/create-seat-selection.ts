import type { Section } from "@parterre/contract"
import { isSdkFailure, type Language, type Parterre } from "@parterre/sdk"
import { createStore } from "../../stores/store.ts"
import { type MapReading, mapSource, type SelectionSubject } from "../map/map-source.ts"
import { idsOf, sectionsOf } from "../map/seat-locations.ts"
import { createSectionLoader, placesLeftOf } from "../map/section-loader.ts"
import { findBestAvailable } from "../party/best-available.ts"
import { isFree } from "../seat-rule.ts"
import type { SeatSelection, SeatSelectionOptions } from "../seat-selection.ts"
import { emptySelection, locationOf, needsHour, type SelectionState } from "../selection-state.ts"
import { createAddToCart } from "./add-to-cart.ts"
import { refreshLater } from "./delayed-refresh.ts"
import { keptByPick, previewClick } from "./picks.ts"
import { type SelectionAction, selection } from "./selection.ts"

/**
 * The shared selection of the seats and admissions of an event or a subscription, without any framework: the state of
 * `selection`, and what has to be read or asked for around it.
 */
export function createSeatSelection(
  client: Parterre,
  subject: SelectionSubject,
  options: SeatSelectionOptions & { readonly known?: MapReading | undefined } = {},
): SeatSelection {
  const { partySize = 2, single = false, readOnly = false, pollEvery = "5 seconds" } = options
  const store = createStore<SelectionState>({ ...emptySelection, partySize, single, readOnly })
  /** The map as it was read before there was a selection, for the language it is started in. */
  let known = options.known
  if (known !== undefined) {
    const { availability, ...map } = known
    const read = selection(store.get(), { type: "map-read", map, loading: sectionsToLoad(map, store.get()) })
    const placesLeft = placesLeftOf(availability?.sections ?? [])
    store.set(selection(read, { type: "availability-read", placesLeft }))
  }
  // What a page was drawn with, however late a part of it is taken over.
  const first = store.get()
  const dispatch = (action: SelectionAction) => store.set(selection(store.get(), action))
  /** Whether an action changed the seats. */
  const takes = (action: SelectionAction) => {
    const before = store.get().seats
    dispatch(action)
    return store.get().seats !== before
  }
  const source = mapSource(client, subject, options)
  const loader = createSectionLoader(client, source, store.get, dispatch)
  /** The house as a new pick finds it. */
  const house = () => ({ ...store.get(), seats: keptByPick(store.get()) })

  let opening: Promise<void> | undefined
  let spoken: Language | undefined
  const open = () => {
    opening = load()
  }

  async function load() {
    const own = spoken
    try {
      const { availability, ...map } = known ?? (await source.read())
      known = undefined
      if (own !== spoken) return
      const loading = sectionsToLoad(map, store.get())
      dispatch({ type: "map-read", map, loading })
      if (availability !== undefined) loader.expect(availability)
      findOwnSeats()
      await loader.load(loading)
    } catch (failure) {
      if (!isSdkFailure(failure)) throw failure
      if (own === spoken) dispatch({ type: "map-failed", failure })
    }
  }

  /** A search of sections, which the map lets go of at once where it does not show them. */
  async function searching<Found>(
    search: (need: (sectionIds: readonly string[]) => Promise<unknown>) => Promise<Found>,
  ): Promise<Found> {
    try {
      return await search((sectionIds) => {
        dispatch({ type: "sections-searched", sectionIds })
        return loader.need(sectionIds)
      })
    } finally {
      dispatch({ type: "sections-searched", sectionIds: [] })
    }
  }

  /** A large house marks seats of the cart on its map wherever they are: their sections are read once, to know where. */
  function findOwnSeats() {
    const { venue, mode } = store.get()
    if (mode !== "polygons" || venue === undefined) return
    const { places } = source.inCart(client.cart.current())
    const unknown = places.filter(
      ({ seatId }) => seatId !== undefined && locationOf(store.get(), seatId) === undefined,
    )
    const sectionIds = venue.levels.flatMap((level) =>
      level.sections.flatMap(({ id, name }) =>
        unknown.some((place) => place.section === name && place.level === level.name) ? [id] : [],
      ),
    )
    if (sectionIds.length > 0) void loader.need(sectionIds)
  }

  function readAgain() {
    void loader.refresh(idsOf(store.get().seats))
    // What cannot be read now is read at the next change.
    if (store.get().inCart.size > 0) void client.cart.callCart().catch(() => undefined)
  }

  return {
    get: store.get,
    ...(options.known === undefined ? {} : { first: () => first }),
    subscribe: store.subscribe,
    start(language) {
      const isNew = opening === undefined || language !== spoken
      spoken = language
      if (isNew) open()
      const unwatch = source.watch((change) => void loader.observe(change), pollEvery)
      // Of a day there is nothing to watch before its hour is chosen.
      void opening?.then(() => needsHour(store.get().event ?? {}) && unwatch())
      const stops = [
        unwatch,
        loader.keepTrying(),
        client.cart.subscribe((snapshot) => {
          dispatch({ type: "cart-read", inCart: source.inCart(snapshot) })
          findOwnSeats()
        }),
        refreshLater(store, readAgain),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    retry() {
      dispatch({ type: "map-requested" })
      open()
    },
    setPartySize: (size) => dispatch({ type: "party-sized", size }),
    setPriceFilter: (priceLevelIds) => dispatch({ type: "prices-filtered", priceLevelIds }),
    click: (seatId) => dispatch({ type: "seat-clicked", seatId }),
    preview: (seatId) => previewClick(store.get(), seatId),
    remove: (seatIds) => dispatch({ type: "seats-removed", seatIds }),
    takeNearest: () => dispatch({ type: "offers-taken" }),
    clear: () => dispatch({ type: "selection-cleared" }),
    restore: (seats) => takes({ type: "seats-restored", seats }),
    setPrice: (seatIds, priceId) => dispatch({ type: "price-chosen", seatIds, priceId }),
    setOffer: (offer) => dispatch({ type: "offer-changed", offer }),
    setAdmission: (priceId, qty) => dispatch({ type: "admission-changed", priceId, to: qty }),
    moreAdmission: (priceId) => dispatch({ type: "admission-changed", priceId, to: "more" }),
    fewerAdmission: (priceId) => dispatch({ type: "admission-changed", priceId, to: "fewer" }),
    dismiss: () => dispatch({ type: "notices-dismissed" }),
    async bestAvailable(priceLevelId, size = store.get().partySize) {
      await opening
      const seatIds = await searching((need) => findBestAvailable(priceLevelId, size, house, need))
      if (seatIds !== undefined) return takes({ type: "parties-taken", parties: [seatIds] })
      dispatch({ type: "search-refused", reason: "not-enough-together" })
      return false
    },
    async findParty(sentence) {
      // Few ask in words: what understands them comes when somebody does.
      const [{ findPartyIn }] = await Promise.all([import("../party/find-party.ts"), opening])
      return searching((need) => findPartyIn(sentence, house, need))
    },
    async takeOffer({ groups }) {
      // The map may have let a section go since, and someone else may have taken the seats.
      const failures = await loader.need(groups.map(({ sectionId }) => sectionId))
      const [failure] = failures.values()
      if (failure !== undefined) {
        dispatch({ type: "pick-failed", failure })
        return false
      }
      const parties = groups.map(({ seatIds }) => seatIds)
      const held = parties.flat().filter((seatId) => !isFree(house(), seatId))
      if (held.length === 0) return takes({ type: "parties-taken", parties })
      const { inCart } = store.get()
      dispatch({
        type: "search-refused",
        reason: held.every((seatId) => inCart.has(seatId)) ? "in-cart" : "seat-taken",
      })
      return false
    },
    needSections: loader.need,
    dropSections: (sectionIds) => dispatch({ type: "sections-dropped", sectionIds }),
    keepSections: (sectionIds) => dispatch({ type: "sections-kept", sectionIds }),
    addToCart: createAddToCart(client, source, { state: store.get, dispatch, loader }),
    locationOf: (seatId) => locationOf(store.get(), seatId),
  }
}

/** A small house is loaded whole; of a large one, what was shown before. */
const sectionsToLoad = (
  { mode, venue }: MapReading,
  { sections, loadingSections }: SelectionState,
): readonly string[] =>
  mode === "full" && venue !== undefined
    ? sectionsOf(venue)
        .filter(hasSeats)
        .map(({ id }) => id)
    : [...new Set([...sections.keys(), ...loadingSections])]

const hasSeats = ({ kind }: Section) => kind !== "general-admission"

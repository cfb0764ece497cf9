import {
  type FinderAdmission,
  type FinderPrice,
  type FinderRow,
  findAdmissions,
  findParties,
  isAskedFor,
  isCalled,
  isExcluded,
  type PartyOffer,
  type PartyRequest,
  partyOf,
  readPartyRequest,
  wordsOf,
} from "@parterre/domain/party-finder"
import { allInPrice } from "@parterre/domain/pricing"
import { levelPlacesLeft } from "../level-places.ts"
import { MAX_LOADED_SECTIONS } from "../map/loaded-sections.ts"
import { sectionsOf } from "../map/seat-locations.ts"
import { defaultPrice, ruleOf } from "../seat-rule.ts"
import type { FoundParty } from "../seat-selection.ts"
import { type SeatSelectionState, type SelectionState, soldOf } from "../selection-state.ts"
import { absentPlaces } from "./absent-places.ts"
import { rankedRows } from "./best-available.ts"

/**
 * Finds seats among the loaded sections. Of a large venue it loads those that can have the whole party, as many as may
 * be loaded at once, until one has it together; for the cheapest, those of the lowest price first. A party that may sit apart
 * is sought among all that was read, then among the sections with fewer places left nearest to the best of what was found:
 * no search reads a whole arena to better an offer. What comes nearest is sought everywhere, only while there is nothing to
 * offer.
 */
export async function findPartyIn(
  sentence: string,
  state: () => SelectionState,
  need: (sectionIds: readonly string[]) => Promise<unknown>,
): Promise<FoundParty> {
  const spoken = readPartyRequest(sentence, namesOf(state()))
  const { size = state().partySize } = spoken
  const areas = finderAdmissions(state())
  const nothing = {
    ...{ request: spoken, size, offers: [], admissions: [], absent: [] },
    hasAdmission: areas.length > 0,
  }
  if (spoken.beyond === 0) return nothing
  const request = { ...partyOf(spoken, size), size }
  const asked = areas.filter((area) => isAskedFor(area, request))
  const isStanding = request.standing && asked.length > 0
  const offers = isStanding ? [] : await findSeats(request, state, need)
  const admissions = findAdmissions(isStanding ? asked : areas, request, offers)
  // Who names the floor wants no seats elsewhere.
  const isWhole = asked.length > 0 && admissions.some(({ concessions }) => concessions.length === 0)
  return {
    ...nothing,
    offers: isWhole ? offers.filter(fits) : offers,
    admissions,
    // Known once their sections were read.
    absent: absentPlaces(spoken, state()),
  }
}

async function findSeats(
  request: PartyRequest & { readonly size: number },
  state: () => SeatSelectionState,
  need: (sectionIds: readonly string[]) => Promise<unknown>,
): Promise<readonly PartyOffer[]> {
  const { size, mayPart } = request
  if (state().mode !== "polygons") return offersAmong(rankedRows(state()), state(), request)

  /** Wheelchair places are offered last to who asked for none. */
  const isSpared = ({ concessions }: PartyOffer) => !concessions.includes("accessible")

  /** Rows with seats left by section, those of sections that the map has let go since among them. */
  const read = new Map<string, readonly FinderRow[]>()
  async function* inBatches(sectionIds: readonly string[]) {
    const unread = sectionIds.filter((id) => !read.has(id))
    for (let at = 0; at < unread.length; at += MAX_LOADED_SECTIONS) {
      const batch = unread.slice(at, at + MAX_LOADED_SECTIONS)
      await need(batch)
      for (const id of batch) read.set(id, [])
      const rows = rankedRows(state()).filter(hasFreeSeat)
      for (const [id, ofSection] of Map.groupBy(rows, ({ sectionId }) => sectionId)) read.set(id, ofSection)
      yield rows
    }
  }
  const offersRead = () => offersAmong([...read.values()].flat(), state(), request)

  if (request.order === "cheapest") {
    // No price above is looked at while one below has seats together.
    for (const price of pricesAsked(state(), request)) {
      const atPrice = { ...request, minPrice: price, maxPrice: price }
      for await (const _ of inBatches(sectionsAtPrice(state(), atPrice, size)));
      const offers = offersRead()
      const isOffer = (offer: PartyOffer) =>
        isTogether(offer) && isSpared(offer) && offer.groups[0]?.price === price
      if (offers.some(isOffer)) return offers
    }
  }
  for await (const rows of inBatches(sectionsAtPrice(state(), request, size))) {
    const offers = offersAmong(rows, state(), request)
    if (offers.some((offer) => isTogether(offer) && isSpared(offer))) return offers
  }
  let offers = offersRead()
  const searchOn = async (sectionIds: readonly string[], isEnough: () => boolean) => {
    if (isEnough()) return
    for await (const _ of inBatches(sectionIds)) {
      offers = offersRead()
      if (isEnough()) return
    }
  }
  if (mayPart) {
    const wider = sectionsAtPrice(state(), request, 1).filter((id) => !read.has(id))
    await searchOn(nearestSections(state(), wider, offers), () => offers.some(fits))
  }
  await searchOn(
    sectionsWithPlaces(state(), 1).map(({ id }) => id),
    () => offers.length > 0,
  )
  return offers
}

/** As many sections as are loaded at once, nearest in the house's order to the best offer's; in that order without any. */
function nearestSections(
  { venue }: SeatSelectionState,
  sectionIds: readonly string[],
  [best]: readonly PartyOffer[],
): readonly string[] {
  const order = new Map((venue === undefined ? [] : sectionsOf(venue)).map(({ id }, at) => [id, at]))
  const from = order.get(best?.groups[0]?.sectionId ?? "") ?? 0
  const away = (id: string) => Math.abs((order.get(id) ?? 0) - from)
  return sectionIds.toSorted((one, other) => away(one) - away(other)).slice(0, MAX_LOADED_SECTIONS)
}

const fits = ({ concessions }: PartyOffer): boolean => concessions.length === 0
const isTogether = (offer: PartyOffer): boolean => fits(offer) && offer.groups.length === 1
const hasFreeSeat = ({ row }: FinderRow): boolean => row.seats.some(({ state }) => state === "free")

function offersAmong(
  rows: readonly FinderRow[],
  state: SeatSelectionState,
  request: PartyRequest,
): readonly PartyOffer[] {
  const { size: _, minTickets: __, scope: ___, ...rule } = ruleOf(state, 1)
  return findParties({ rows, prices: finderPrices(state), rule }, request)
}

/** What a seat of each price level with numbered places costs to begin with. */
function finderPrices(state: SeatSelectionState): readonly FinderPrice[] {
  return (soldOf(state)?.priceLevels ?? [])
    .filter(({ rs }) => rs)
    .flatMap((level) => {
      const price = defaultPrice(level)
      if (price === undefined) return []
      const { minTickets } = price
      return [
        {
          priceLevelId: level.id,
          name: level.name,
          price: allInPrice(price.price, price.serviceCharges),
          minTickets,
        },
      ]
    })
}

/** The prices of seats within what was asked for, the lowest first. */
function pricesAsked(state: SeatSelectionState, request: PartyRequest): readonly number[] {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = request
  const prices = finderPrices(state).map(({ price }) => price)
  return [...new Set(prices)]
    .filter((price) => price >= minPrice && price <= maxPrice)
    .sort((one, other) => one - other)
}

/**
 * Sections with at least so many places left at a price asked for, those already loaded among them: those called as was
 * said, where there are any.
 */
function sectionsAtPrice(
  state: SeatSelectionState,
  request: PartyRequest,
  fewest: number,
): readonly string[] {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER, places, excluded } = request
  const prices = finderPrices(state)
  const levels = new Map(
    prices
      .filter(({ price }) => price >= minPrice && price <= maxPrice)
      .map(({ priceLevelId, name }) => [priceLevelId, name]),
  )
  const atPrice = sectionsWithPlaces(state, fewest).filter(
    ({ priceLevels }) => levels.size === 0 || priceLevels.some((level) => levels.has(level)),
  )
  const called = atPrice.filter(({ levelName, name, priceLevels }) => {
    const ofLevels = priceLevels.map((level) => levels.get(level) ?? "")
    const isWanted = (level: string) => !isExcluded(excluded, wordsOf([levelName, name, level].join(" ")))
    return isCalled(places, wordsOf([levelName, name, ...ofLevels].join(" "))) && ofLevels.some(isWanted)
  })
  return (called.length > 0 ? called : atPrice).map(({ id }) => id)
}

/** What this venue calls its levels, sections and price levels. */
const namesOf = (state: SeatSelectionState): readonly string[] => [
  ...(state.venue?.levels ?? []).flatMap(({ name, sections }) => [name, ...sections.map((one) => one.name)]),
  ...(soldOf(state)?.priceLevels ?? []).map(({ name }) => name),
]

/** General admission that is left, by what it is called. */
function finderAdmissions(state: SeatSelectionState): readonly FinderAdmission[] {
  const sections = state.venue === undefined ? [] : sectionsOf(state.venue)
  return (soldOf(state)?.priceLevels ?? []).flatMap((level) => {
    const price = defaultPrice(level)
    const placesLeft = levelPlacesLeft(state, level) ?? Infinity
    if (level.rs || placesLeft === 0 || price === undefined) return []
    const areas = sections.filter(
      ({ kind, priceLevels }) => kind === "general-admission" && priceLevels.includes(level.id),
    )
    return {
      priceLevelId: level.id,
      names: [level.name, ...areas.flatMap(({ levelName, name }) => [levelName, name])].join(" "),
      price: allInPrice(price.price, price.serviceCharges),
      placesLeft,
      minTickets: price.minTickets,
    }
  })
}

/** Sections with numbered places that have at least so many left, or may have. */
const sectionsWithPlaces = ({ venue, placesLeft }: SeatSelectionState, fewest: number) =>
  (venue === undefined ? [] : sectionsOf(venue)).filter(
    ({ id, kind }) => kind !== "general-admission" && (placesLeft.get(id) ?? fewest) >= fewest,
  )

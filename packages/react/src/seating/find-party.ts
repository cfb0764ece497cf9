import {
  allInPrice,
  type FinderPrice,
  findParties,
  type PartyOffer,
  type PartyRequest,
  readPartyRequest,
} from "@parterre/domain"
import { sectionsOf } from "./seat-places.ts"
import { defaultPrice, rankedRows, ruleOf } from "./seat-rules.ts"
import { MAX_LOADED_SECTIONS } from "./section-loader.ts"
import type { SeatSelectionState } from "./selection-state.ts"

export interface FoundParty {
  /** What was understood, to say it back. */
  readonly request: PartyRequest
  /** Seats said, else the size of the party. */
  readonly size: number
  readonly offers: readonly PartyOffer[]
}

/**
 * Finds seats among the loaded sections; of a large venue first loads those that can have them, as many as may be
 * loaded at once, and the others only while nothing fits. When none can have them, or none has, the rest of the house
 * is read for what comes nearest.
 */
export async function findPartyIn(
  sentence: string,
  state: () => SeatSelectionState,
  need: (sectionIds: readonly string[]) => Promise<unknown>,
): Promise<FoundParty> {
  const request = readPartyRequest(sentence)
  const { size = state().partySize } = request
  const search = () => offersIn(state(), { ...request, size })
  if (state().mode !== "polygons") return { request, size, offers: search() }

  let offers: readonly PartyOffer[] = []
  const searchAmong = async (sectionIds: readonly string[], isEnough: () => boolean) => {
    for (let at = 0; at < sectionIds.length && !isEnough(); at += MAX_LOADED_SECTIONS) {
      await need(sectionIds.slice(at, at + MAX_LOADED_SECTIONS))
      const found = search()
      if (offers.length === 0 || found.some(fits)) offers = found
    }
  }
  const likely = sectionsToSearch(state(), request, size)
  await searchAmong(likely, () => offers.some(fits))
  const others = sectionsWithPlaces(state(), 1).map(({ id }) => id)
  await searchAmong(
    others.filter((id) => !likely.includes(id)),
    () => offers.length > 0,
  )
  return { request, size, offers }
}

const fits = ({ concessions }: PartyOffer): boolean => concessions.length === 0

function offersIn(state: SeatSelectionState, request: PartyRequest): readonly PartyOffer[] {
  const { size: _, minTickets: __, scope: ___, ...rule } = ruleOf(state, 1)
  return findParties({ rows: rankedRows(state), prices: finderPrices(state), rule }, request)
}

/** What a seat of each price level with numbered places costs to begin with. */
function finderPrices({ event }: SeatSelectionState): readonly FinderPrice[] {
  return (event?.priceLevels ?? [])
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

/** Sections with enough places left at a price asked for, those already loaded among them. */
function sectionsToSearch(state: SeatSelectionState, request: PartyRequest, size: number): readonly string[] {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = request
  const levels = finderPrices(state)
    .filter(({ price }) => price >= minPrice && price <= maxPrice)
    .map(({ priceLevelId }) => priceLevelId)
  return sectionsWithPlaces(state, size)
    .filter(({ priceLevels }) => levels.length === 0 || priceLevels.some((level) => levels.includes(level)))
    .map(({ id }) => id)
}

/** Sections with numbered places that have at least so many left, or may have. */
const sectionsWithPlaces = ({ venue, placesLeft }: SeatSelectionState, fewest: number) =>
  (venue === undefined ? [] : sectionsOf(venue)).filter(
    ({ id, kind }) => kind !== "general-admission" && (placesLeft.get(id) ?? fewest) >= fewest,
  )

import type { Cents } from "../money/cents.ts"
import { type FoundGroup, groupsFor, type PartyFinder } from "./found-groups.ts"
import type { PartyRequest } from "./party-request.ts"

/** How an offer differs from what was asked. */
export const CONCESSIONS = ["elsewhere", "dearer", "cheaper", "not-accessible", "apart", "smaller"] as const
export type Concession = (typeof CONCESSIONS)[number]

export interface PartyOffer {
  /** One group, or several when the party sits apart. */
  readonly groups: readonly FoundGroup[]
  readonly total: Cents
  readonly concessions: readonly Concession[]
}

/** How many seats a request that names none means. */
export const USUAL_PARTY = 2
const mostOffers = 3

/**
 * Finds seats for a request: the best group of each section and price level that fits, at most three. When none fits,
 * offers what comes nearest, one offer a concession: another place, another price, sitting apart, fewer seats, and only
 * when each alone is not enough several at once. Answers nothing when no seat is left.
 */
export function findParties(house: PartyFinder, request: PartyRequest): readonly PartyOffer[] {
  const size = request.size ?? USUAL_PARTY
  const asked = { ...request, size }
  const together = groupsFor(house, request, size).toSorted(inOrder(request))
  if (together.length > 0) return together.slice(0, mostOffers).map((group) => offer([group], asked))
  const apart = request.mayPart ? parted(house, request, size) : undefined
  return apart === undefined
    ? nearest(house, request, size).map((groups) => offer(groups, asked))
    : [offer(apart, asked)]
}

const byPrice = (a: FoundGroup, b: FoundGroup) => a.price - b.price || a.rank - b.rank
const byRank = (a: FoundGroup, b: FoundGroup) =>
  Number(a.lastResort) - Number(b.lastResort) || a.rank - b.rank || a.price - b.price
const inOrder = ({ order }: PartyRequest) => (order === "cheapest" ? byPrice : byRank)

function offer(groups: readonly FoundGroup[], asked: PartyRequest & { readonly size: number }): PartyOffer {
  const total = groups.reduce((sum, { price, seatIds }) => sum + price * seatIds.length, 0)
  return { groups, total, concessions: concessionsOf(groups, asked) }
}

function concessionsOf(
  groups: readonly FoundGroup[],
  { words, minPrice, maxPrice, accessible, mayPart, size }: PartyRequest & { readonly size: number },
): readonly Concession[] {
  const differences: Readonly<Record<Concession, boolean>> = {
    elsewhere: groups.some(({ names }) => !words.every((word) => names.includes(word))),
    dearer: groups.some(({ price }) => maxPrice !== undefined && price > maxPrice),
    cheaper: groups.some(({ price }) => minPrice !== undefined && price < minPrice),
    "not-accessible": accessible && groups.every((group) => !group.accessible),
    apart: !mayPart && groups.length > 1,
    smaller: groups.reduce((sum, { seatIds }) => sum + seatIds.length, 0) < size,
  }
  return CONCESSIONS.filter((concession) => differences[concession])
}

type Groups = readonly FoundGroup[]

/** What a single concession finds, each kind once; several at once when no single one helps. */
function nearest(house: PartyFinder, request: PartyRequest, size: number): readonly Groups[] {
  const one = (changed: PartyRequest): Groups | undefined =>
    groupsFor(house, changed, size).toSorted(inOrder(changed)).slice(0, 1)
  const single = [
    one({ ...request, words: [] }),
    otherPrice(house, request, size),
    one({ ...request, accessible: false }),
    parted(house, request, size),
    fewer(house, request, size),
  ].filter(isFound)
  if (single.length > 0) return single.slice(0, mostOffers)
  const open: PartyRequest = {
    ...request,
    words: [],
    minPrice: undefined,
    maxPrice: undefined,
    accessible: false,
  }
  return [one(open), parted(house, open, size), fewer(house, open, size)].filter(isFound).slice(0, 1)
}

const isFound = (groups: Groups | undefined): groups is Groups => groups !== undefined && groups.length > 0

/** The price nearest to what was asked: the cheapest above it, or the dearest below. */
function otherPrice(house: PartyFinder, request: PartyRequest, size: number): Groups {
  const { minPrice, maxPrice } = request
  const between = (low: Cents | undefined, high: Cents | undefined) =>
    groupsFor(house, { ...request, minPrice: low, maxPrice: high }, size).toSorted(byPrice)
  const above = maxPrice === undefined ? [] : between(maxPrice + 1, undefined)
  const below = minPrice === undefined ? [] : between(undefined, minPrice - 1)
  return above.length > 0 ? above.slice(0, 1) : below.slice(-1)
}

/** The party in two groups as even as can be, of one price level. */
function parted(house: PartyFinder, request: PartyRequest, size: number): Groups | undefined {
  for (let larger = Math.ceil(size / 2); larger < size; larger++)
    for (const one of groupsFor(house, request, larger).toSorted(inOrder(request))) {
      const rest = groupsFor(without(house, one), { ...request, accessible: false }, size - larger)
      const other = rest.filter(({ priceLevelId }) => priceLevelId === one.priceLevelId).toSorted(byRank)[0]
      if (other !== undefined) return [one, other]
    }
  return undefined
}

/** The house once a group has been given away. */
function without(house: PartyFinder, { seatIds }: FoundGroup): PartyFinder {
  const gone = new Set(seatIds)
  const rows = house.rows.map((entry) => ({
    ...entry,
    row: {
      ...entry.row,
      seats: entry.row.seats.map((seat) => (gone.has(seat.id) ? { ...seat, state: "mine" as const } : seat)),
    },
  }))
  return { ...house, rows }
}

function fewer(house: PartyFinder, request: PartyRequest, size: number): Groups | undefined {
  for (let less = size - 1; less > 0; less--) {
    const found = groupsFor(house, request, less).toSorted(inOrder(request)).slice(0, 1)
    if (found.length > 0) return found
  }
  return undefined
}

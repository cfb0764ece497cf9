import type { Cents } from "../money/cents.ts"
import type { RowPicture } from "../seats/row.ts"
import { type FinderRow, type FoundGroup, groupsFor, isInRow, type PartyFinder } from "./found-groups.ts"
import { isCalled, isExcluded } from "./house-names.ts"
import type { PartyRequest } from "./party-request.ts"

/** How an offer differs from what was asked. */
const CONCESSIONS = [
  "elsewhere",
  "excluded",
  "dearer",
  "cheaper",
  "not-accessible",
  "accessible",
  "no-aisle",
  "apart",
  "smaller",
] as const
export type Concession = (typeof CONCESSIONS)[number]

export interface PartyOffer {
  /** One group, or several when the party sits apart. */
  readonly groups: readonly FoundGroup[]
  readonly total: Cents
  readonly concessions: readonly Concession[]
}

/** How many seats a request that names none means. */
const USUAL_PARTY = 2
const mostOffers = 3

/**
 * Finds seats for a request: the best group of each section and price level that fits, at most three. When none fits,
 * offers what comes nearest, one offer a concession: another place, another price, sitting apart, fewer seats, and only
 * when each alone is not enough several at once. Answers nothing when no seat is left.
 */
export function findParties(house: PartyFinder, spoken: PartyRequest): readonly PartyOffer[] {
  const size = spoken.size ?? USUAL_PARTY
  const request = partyOf(spoken, size)
  const asked = { ...request, size }
  const together = groupsFor(house, request, size).toSorted(inOrder(request))
  if (together.length > 0) return together.slice(0, mostOffers).map((group) => offer([group], asked))
  const apart = request.mayPart ? parted(house, request, size) : undefined
  return apart === undefined
    ? nearest(house, request, size).map((groups) => offer(groups, asked))
    : [offer(apart, asked)]
}

/** A request of so many, with the prices of one seat: 200 $ in all for four are 50 $ each. */
export function partyOf(request: PartyRequest, size: number): PartyRequest {
  if (request.priceOf === "seat") return { ...request, size }
  const { minPrice, maxPrice } = request
  return {
    ...request,
    size,
    priceOf: "seat",
    minPrice: minPrice === undefined ? undefined : Math.ceil(minPrice / size),
    maxPrice: maxPrice === undefined ? undefined : Math.floor(maxPrice / size),
  }
}

const byPrice = (a: FoundGroup, b: FoundGroup) => a.price - b.price || a.rank - b.rank
const byRank = (a: FoundGroup, b: FoundGroup) =>
  Number(a.lastResort) - Number(b.lastResort) || a.rank - b.rank || a.price - b.price
/** Wheelchair places are offered last to who asked for none. */
const inOrder = ({ order, accessible }: Pick<PartyRequest, "order" | "accessible">) => {
  const next = order === "cheapest" ? byPrice : byRank
  const spares = (group: FoundGroup) => (accessible ? 0 : Number(group.accessible))
  return (a: FoundGroup, b: FoundGroup) => spares(a) - spares(b) || next(a, b)
}

function offer(groups: Groups, asked: PartyRequest & { readonly size: number }): PartyOffer {
  const total = groups.reduce((sum, { price, seatIds }) => sum + price * seatIds.length, 0)
  return { groups, total, concessions: concessionsOf(groups, asked) }
}

function concessionsOf(
  groups: Groups,
  {
    places,
    excluded,
    row,
    aisle,
    minPrice = 0,
    maxPrice = Infinity,
    accessible,
    mayPart,
    size,
  }: PartyRequest & { readonly size: number },
): readonly Concession[] {
  // The groups of an offer are of one price level.
  const [{ price }] = groups
  const differences: Readonly<Record<Concession, boolean>> = {
    elsewhere: groups.some((group) => !isCalled(places, group.names) || !isInRow(row, group.row)),
    excluded: groups.some((group) => isExcluded(excluded, group.names)),
    dearer: price > maxPrice,
    cheaper: price < minPrice,
    "not-accessible": accessible && !isAccessible(groups),
    accessible: !accessible && isAccessible(groups),
    "no-aisle": aisle && groups.every(({ isAtEnd }) => !isAtEnd),
    apart: !mayPart && groups.length > 1,
    smaller: groups.reduce((sum, { seatIds }) => sum + seatIds.length, 0) < size,
  }
  return CONCESSIONS.filter((concession) => differences[concession])
}

type Groups = readonly [FoundGroup, ...FoundGroup[]]

/** What a single concession finds, each kind once; several at once when no single one helps. */
function nearest(house: PartyFinder, request: PartyRequest, size: number): readonly Groups[] {
  const single = [
    whole(house, { ...request, places: [], row: undefined }, size),
    otherPrice(house, request, size),
    whole(house, { ...request, accessible: false }, size),
    whole(house, { ...request, aisle: false }, size),
    parted(house, request, size),
    fewer(house, request, size),
  ].filter(isFound)
  // Wheelchair places are offered first to whoever asked for one, and to others where there is nothing else.
  const withPlace = single.filter(isAccessible)
  const without = single.filter((groups) => !isAccessible(groups))
  if (single.length > 0) {
    const inTurn = request.accessible ? [...withPlace, ...without] : without.length > 0 ? without : withPlace
    return inTurn.slice(0, mostOffers)
  }
  const open: PartyRequest = {
    ...request,
    places: [],
    excluded: [],
    row: undefined,
    aisle: false,
    minPrice: undefined,
    maxPrice: undefined,
    accessible: false,
  }
  return [whole(house, open, size), parted(house, open, size), fewer(house, open, size)]
    .filter(isFound)
    .slice(0, 1)
}

const isAccessible = (groups: Groups) => groups.some(({ accessible }) => accessible)
const isFound = (groups: Groups | undefined): groups is Groups => groups !== undefined
const alone = (group: FoundGroup | undefined): Groups | undefined => group && [group]

/** The party together. */
const whole = (house: PartyFinder, request: PartyRequest, size: number): Groups | undefined =>
  alone(groupsFor(house, request, size).toSorted(inOrder(request))[0])

/** The price nearest to what was asked, at which there was none: the cheapest above it, or the dearest below. */
function otherPrice(house: PartyFinder, request: PartyRequest, size: number): Groups | undefined {
  const { maxPrice = Infinity } = request
  const atAnyPrice = { ...request, minPrice: undefined, maxPrice: undefined }
  const found = groupsFor(house, atAnyPrice, size).toSorted(byPrice)
  const spared = request.accessible ? found : found.filter(({ accessible }) => !accessible)
  const all = spared.length > 0 ? spared : found
  // Stryker disable next-line EqualityOperator: a group at the bound would have fitted
  return alone(all.find(({ price }) => price > maxPrice) ?? all.at(-1))
}

/** The party in two groups as even as can be, of one price level. */
function parted(house: PartyFinder, request: PartyRequest, size: number): Groups | undefined {
  const ofRest = { ...request, accessible: false, aisle: false }
  // Stryker disable next-line EqualityOperator: it is parted only when nobody finds it together
  for (let larger = Math.ceil(size / 2); larger < size; larger++) {
    const ones = groupsFor(house, request, larger).toSorted(inOrder(request))
    // Stryker disable next-line ConditionalExpression,EqualityOperator,ArrayDeclaration: spares a look that is not used
    const others = ones.length === 0 ? [] : groupsFor(house, ofRest, size - larger)
    for (const one of ones) {
      // A group given away changes what is left of its own section only.
      // Stryker disable next-line MethodExpression,ConditionalExpression: spares the other sections
      const own = house.rows.filter(({ sectionId }) => sectionId === one.sectionId)
      const [other] = [
        ...groupsFor({ ...house, rows: without(own, one) }, ofRest, size - larger),
        ...others.filter(({ sectionId }) => sectionId !== one.sectionId),
      ]
        .filter(({ priceLevelId }) => priceLevelId === one.priceLevelId)
        .toSorted(inOrder({ order: "best", accessible: false }))
      if (other !== undefined) return [one, other]
    }
  }
  return undefined
}

/** The rows of a section once a group of it has been given away. */
function without(rows: readonly FinderRow[], { seatIds }: FoundGroup): readonly FinderRow[] {
  const gone = new Set(seatIds)
  const ofRow = (row: RowPicture): RowPicture => ({
    ...row,
    // Stryker disable next-line ObjectLiteral: what is not there cannot be had either
    seats: row.seats.map((seat) => (gone.has(seat.id) ? { ...seat, state: "mine" } : seat)),
  })
  return rows.map((entry) => ({ ...entry, row: ofRow(entry.row), events: entry.events?.map(ofRow) }))
}

function fewer(house: PartyFinder, request: PartyRequest, size: number): Groups | undefined {
  // Stryker disable next-line EqualityOperator: a group of none would be the one seat not found before
  for (let less = size - 1; less > 0; less--) {
    const found = whole(house, request, less)
    if (found !== undefined) return found
  }
  return undefined
}

import { plainText } from "../language/plain-text.ts"
import type { Cents } from "../money/cents.ts"
import { calledRow } from "../seat-names/called-row.ts"
import { bestAvailable, type RankedRow, rowsAtEvents } from "../seats/best-available.ts"
import { chooseParty } from "../seats/choose-party.ts"
import type { RowPicture, SeatRule } from "../seats/row.ts"
import { isCalled, isExcluded, wordsOf } from "./house-names.ts"
import type { PartyRequest } from "./party-request.ts"

/** A row of the house with the names it can be asked by. */
export interface FinderRow extends RankedRow {
  readonly sectionId: string
  /** Names of its level and section. */
  readonly names: string
  readonly rowName?: string | undefined
  /** Whether it is the first of its section. */
  readonly isFront?: boolean | undefined
  /** Whether it is the last of its section. */
  readonly isBack?: boolean | undefined
}

/** What a seat of a price level costs, service charge included. */
export interface FinderPrice {
  readonly priceLevelId: string
  readonly name: string
  /** All in, before taxes. */
  readonly price: Cents
  readonly minTickets?: number | undefined
}

/** Seats that lie together. */
export interface FoundGroup {
  readonly sectionId: string
  readonly priceLevelId: string
  /** All-in price of one seat. */
  readonly price: Cents
  readonly seatIds: readonly string[]
  readonly lastResort: boolean
  readonly rank: number
  readonly accessible: boolean
  /** Whether it reaches to an end of its row; a table has none. */
  readonly isAtEnd: boolean
  readonly row: Pick<FinderRow, "rowName" | "isFront" | "isBack">
  /** The words of its level's, section's and price level's names, plain. */
  readonly names: readonly string[]
}

export interface PartyFinder {
  readonly rows: readonly FinderRow[]
  readonly prices: readonly FinderPrice[]
  readonly rule: Omit<SeatRule, "size" | "minTickets" | "scope">
}

/** The best group of each section and price level within the price, the places and the row asked for, none of what is not wanted. */
export function groupsFor(house: PartyFinder, request: PartyRequest, size: number): readonly FoundGroup[] {
  const { minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER, places, excluded, accessible } = request
  const sections = Map.groupBy(house.rows, ({ sectionId }) => sectionId)
  return house.prices
    .filter(({ price, minTickets = 0 }) => price >= minPrice && price <= maxPrice && minTickets <= size)
    .flatMap((level) =>
      [...sections.values()].flatMap((rows) => {
        // The rows of a section share its names.
        const names = wordsOf(`${[...new Set(rows.map((row) => row.names))].join()} ${level.name}`)
        if (!isCalled(places, names) || isExcluded(excluded, names)) return []
        const rule: SeatRule = {
          ...house.rule,
          size,
          scope: rows.map(({ row }) => row),
          events: rowsAtEvents(rows),
        }
        const isWanted = (entry: FinderRow, positions: readonly number[]) =>
          isInRow(request.row, entry) && (!request.aisle || isAtEnd(entry.row, positions))
        const find = accessible ? accessibleSpot : bestSpot
        const spot = find(rows, { level, rule, isWanted })
        return spot === undefined ? [] : groupAt(spot, level, names)
      }),
    )
}

interface Spot {
  readonly entry: FinderRow
  readonly positions: readonly number[]
  readonly lastResort: boolean
}

interface Sought {
  readonly level: FinderPrice
  readonly rule: SeatRule
  readonly isWanted: (entry: FinderRow, positions: readonly number[]) => boolean
}

/** Whether a row is the one asked for. */
export const isInRow = (asked: PartyRequest["row"], row: FoundGroup["row"]): boolean => {
  if (asked === undefined) return true
  if (asked === "front") return row.isFront === true
  if (asked === "back") return row.isBack === true
  const called = plainText(calledRow(row.rowName ?? "", "SEAT").row)
  return asked.names.some((name) => plainText(name) === called)
}

const isAtEnd = ({ ring, seats }: RowPicture, positions: readonly number[]): boolean =>
  !ring && (positions.includes(0) || positions.includes(seats.length - 1))

function groupAt(
  { entry, positions, lastResort }: Spot,
  level: FinderPrice,
  names: readonly string[],
): FoundGroup {
  // Stryker disable next-line ArrayDeclaration: every position of a group has a seat
  const seats = positions.flatMap((position) => entry.row.seats[position] ?? [])
  return {
    sectionId: entry.sectionId,
    priceLevelId: level.priceLevelId,
    price: level.price,
    seatIds: seats.map(({ id }) => id),
    lastResort,
    rank: entry.rank,
    accessible: seats.some((seat) => seat.accessible === true),
    isAtEnd: isAtEnd(entry.row, positions),
    row: entry,
    names,
  }
}

function bestSpot(rows: readonly FinderRow[], { level, rule, isWanted }: Sought): Spot | undefined {
  const best = bestAvailable(rows, rule, level.priceLevelId, (row, seats) => {
    const entry = rows[row]
    return entry !== undefined && isWanted(entry, seats)
  })
  if (best === undefined) return undefined
  const entry = rows[best.row]
  return entry && { entry, positions: best.seats, lastResort: best.lastResort }
}

/** The first group around an accessible place, which `bestAvailable` would spare. */
function accessibleSpot(rows: readonly FinderRow[], { level, rule, isWanted }: Sought): Spot | undefined {
  for (const entry of rows.toSorted((a, b) => a.rank - b.rank))
    for (const [position, seat] of entry.row.seats.entries()) {
      if (seat.accessible !== true || seat.priceLevelId !== level.priceLevelId) continue
      const choice = chooseParty(entry.row, position, rule)
      if (choice.ok && isWanted(entry, choice.seats))
        return { entry, positions: choice.seats, lastResort: choice.lastResort }
    }
  return undefined
}

import { either, emptyMask, hasBit, type Mask, positionsOf } from "./mask.ts"
import { legalAtAll } from "./orphan-rule.ts"
import { partySize, type RowPicture, type SeatRule } from "./row.ts"
import { levelsIn, type RowMasks, rowMasks } from "./row-masks.ts"
import { groupAt } from "./starts.ts"

/**
 * A row with its place in the house's order of preference, the best lowest. `events` is the same row at each event of a
 * subscription, as many in every row: the group must be legal at all of them.
 */
export type RankedRow = {
  readonly row: RowPicture
  readonly rank: number
  readonly events?: readonly RowPicture[] | undefined
}

/** The seats found, and the index of their row in the list given. */
export type BestGroup = { row: number; seats: number[]; lastResort: boolean }

type Wanted = (row: number, seats: readonly number[]) => boolean

type FoundGroup = BestGroup & { readonly accessible: number }

type Candidate = {
  row: number
  start: number
  accessible: number
  lastResort: boolean
  rank: number
  fromMiddle: number
}

/**
 * The best group of a house to offer: it spares accessible seats, which are offered last, leaves no orphan (unless no
 * other group of its price level can), then lies in the row of lowest rank, then closest to the middle of its row. The
 * rows are the scope. A group of the row at an index may be unwanted: then the next best is taken.
 */
export function bestAvailable(
  house: readonly RankedRow[],
  rule: SeatRule,
  priceLevelId?: string,
  isWanted?: Wanted,
): BestGroup | undefined {
  const best =
    firstOfAll(house, rule, priceLevelId, isWanted) ?? bestOfAll(house, rule, priceLevelId, isWanted)
  return best && { row: best.row, seats: best.seats, lastResort: best.lastResort }
}

/** Rows looked at together: mostly the first of them have what is wanted, and no picture is made of the others. */
const rowsAtOnce = 4

/**
 * The best group when it takes no accessible seat and no last resort: no row that comes later has a better one, and what
 * is legal among a few rows is legal in the whole. Rows of one rank are looked at together.
 */
function firstOfAll(
  house: readonly RankedRow[],
  rule: SeatRule,
  priceLevelId: string | undefined,
  isWanted: Wanted | undefined,
): FoundGroup | undefined {
  const byRank = house
    .map((row, index) => ({ row, index }))
    .sort((one, other) => one.row.rank - other.row.rank)
  for (let from = 0, to = 0; from < byRank.length; from = to) {
    to = from + rowsAtOnce
    while (to < byRank.length && byRank[to]?.row.rank === byRank[to - 1]?.row.rank) to += 1
    const part = byRank.slice(from, to)
    const found = bestOfAll(
      part.map(({ row }) => row),
      rule,
      priceLevelId,
      isWanted && ((row, seats) => isWanted(part[row]?.index ?? 0, seats)),
    )
    if (found?.accessible === 0 && !found.lastResort) return { ...found, row: part[found.row]?.index ?? 0 }
  }
  return undefined
}

function bestOfAll(
  house: readonly RankedRow[],
  rule: SeatRule,
  priceLevelId: string | undefined,
  isWanted: Wanted | undefined,
): FoundGroup | undefined {
  const size = partySize(rule)
  const rows = house.map(({ row }) => rowMasks(row))
  const events = rowsAtEvents(house)?.map((event) => event.map(rowMasks)) ?? [rows]
  const levels = priceLevelId === undefined ? levelsIn(rows) : [priceLevelId]
  const legal = levels.map((level) => legalAtAll(events, level, rule))
  const best = bestOf(
    rows.flatMap((row, index) => {
      const inAll = (masks: readonly Mask[]) => masks.reduce<Mask>(either, emptyMask(row.bits.length))
      const starts = inAll(legal.map(({ startsAt }) => startsAt(index)))
      const lastResorts = inAll(legal.map(({ lastResortsAt }) => lastResortsAt(index)))
      const wanted = positionsOf(starts).filter(
        (start) => isWanted?.(index, groupAt(start, size, row.bits)) ?? true,
      )
      return wanted.map((start) => ({
        row: index,
        start,
        accessible: accessibleSeats(row, start, size),
        lastResort: hasBit(lastResorts, start),
        rank: house[index]?.rank ?? 0,
        fromMiddle: fromMiddle(row, start, size),
      }))
    }),
  )
  const bits = rows[best?.row ?? -1]?.bits
  if (best === undefined || bits === undefined) return undefined
  const { row, start, lastResort, accessible } = best
  return { row, seats: groupAt(start, size, bits), lastResort, accessible }
}

/** The rows at each event of a subscription; nothing for a single event. */
export const rowsAtEvents = (house: readonly RankedRow[]): readonly (readonly RowPicture[])[] | undefined =>
  house[0]?.events?.map((_, event) => house.map(({ row, events }) => events?.[event] ?? row))

/** A table has no middle. */
const fromMiddle = ({ bits: { length, ring } }: RowMasks, start: number, size: number): number =>
  ring ? 0 : Math.abs(2 * start + size - length)

function accessibleSeats({ bits, wheelchair }: RowMasks, start: number, size: number): number {
  if (wheelchair === undefined) return 0
  return groupAt(start, size, bits).filter((seat) => hasBit(wheelchair.seats, seat)).length
}

const bestOf = (all: readonly Candidate[]): Candidate | undefined =>
  all.reduce<Candidate | undefined>(
    (best, next) => (best === undefined || byPreference(next, best) < 0 ? next : best),
    undefined,
  )

/** Of equals the first found stays: the row in front, and in it the lower start. */
const byPreference = (a: Candidate, b: Candidate): number =>
  a.accessible - b.accessible ||
  Number(a.lastResort) - Number(b.lastResort) ||
  a.rank - b.rank ||
  a.fromMiddle - b.fromMiddle

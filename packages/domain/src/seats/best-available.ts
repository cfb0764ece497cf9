import { either, emptyMask, hasBit, isEmpty, type Mask, positionsOf } from "./mask.ts"
import { type LegalAtAll, legalAtAll } from "./orphan-rule.ts"
import { partySize, type RowPicture, type SeatRule } from "./row.ts"
import { levelsIn, type RowMasks, rowMasks } from "./row-masks.ts"
import { groupAt } from "./starts.ts"

/**
 * A row with its place in the house's order of preference, the best lowest. `events` is the same row at each event of a
 * subscription, as many in every row: the group must be legal at all of them.
 */
export type RankedRow = { row: RowPicture; rank: number; events?: readonly RowPicture[] | undefined }

/** The seats found, and the index of their row in the list given. */
export type BestGroup = { row: number; seats: number[]; lastResort: boolean }

type Candidate = { row: number; start: number; rank: number; accessible: number; fromMiddle: number }

/**
 * The best group of a house to offer: it leaves no orphan (unless no group of its price level can), spares
 * accessible seats, then lies in the row of lowest rank, then closest to the middle of its row. The rows are the scope.
 */
export function bestAvailable(
  house: readonly RankedRow[],
  rule: SeatRule,
  priceLevelId?: string,
): BestGroup | undefined {
  const size = partySize(rule)
  const rows = house.map(({ row }) => rowMasks(row))
  const events = rowsAtEvents(house)?.map((event) => event.map(rowMasks)) ?? [rows]
  const levels = priceLevelId === undefined ? levelsIn(rows) : [priceLevelId]
  const legal = levels.map((level) => legalAtAll(events, level, rule))
  for (const lastResort of [false, true]) {
    const offered = legal.filter((groups) => groups.lastResort === lastResort)
    const best = bestOf(
      rows.flatMap((row, index) =>
        candidates(row, startsIn(index, row.bits.length, offered), size).map((found) => ({
          ...found,
          row: index,
          rank: house[index]?.rank ?? 0,
        })),
      ),
    )
    const bits = rows[best?.row ?? -1]?.bits
    if (best !== undefined && bits !== undefined)
      return { row: best.row, seats: groupAt(best.start, size, bits), lastResort }
  }
  return undefined
}

/** The rows at each event of a subscription; nothing for a single event. */
export const rowsAtEvents = (house: readonly RankedRow[]): readonly (readonly RowPicture[])[] | undefined =>
  house[0]?.events?.map((_, event) => house.map(({ row, events }) => events?.[event] ?? row))

const startsIn = (row: number, length: number, offered: readonly LegalAtAll[]): Mask =>
  offered.reduce<Mask>((starts, groups) => either(starts, groups.startsAt(row)), emptyMask(length))

function candidates(row: RowMasks, starts: Mask, size: number): Omit<Candidate, "row" | "rank">[] {
  const { length, ring } = row.bits
  return positionsOf(starts).map((start) => ({
    start,
    accessible: accessibleSeats(row, start, size),
    // A table has no middle.
    fromMiddle: ring ? 0 : Math.abs(2 * start + size - length),
  }))
}

const accessibleSeats = (row: RowMasks, start: number, size: number): number =>
  isEmpty(row.accessible)
    ? 0
    : groupAt(start, size, row.bits).filter((seat) => hasBit(row.accessible, seat)).length

const bestOf = (all: readonly Candidate[]): Candidate | undefined =>
  all.reduce<Candidate | undefined>(
    (best, next) => (best === undefined || byPreference(next, best) < 0 ? next : best),
    undefined,
  )

/** Of equals the first found stays: the row in front, and in it the lower start. */
const byPreference = (a: Candidate, b: Candidate): number =>
  a.accessible - b.accessible || a.rank - b.rank || a.fromMiddle - b.fromMiddle

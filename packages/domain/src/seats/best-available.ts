import { hasCleanGroup } from "./legal-starts.ts"
import { positionsOf } from "./mask.ts"
import { groupSize, type RowPicture, type SeatRule } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"
import { cleanStarts, groupAt, groupStarts } from "./starts.ts"

/** A row with its place in the house's order of preference, the best lowest. */
export type RankedRow = { row: RowPicture; rank: number }

/** The seats found, and the index of their row in the list given. */
export type BestGroup = { row: number; seats: number[]; lastResort: boolean }

type Candidate = { row: number; start: number; rank: number; accessible: number; fromMiddle: number }

/**
 * The best group to offer: it leaves no seat alone (unless no group of the price level can), spares accessible
 * seats, then lies in the row of lowest rank, then closest to the middle of its row. The rows given are the scope.
 */
export function bestAvailable(
  rows: readonly RankedRow[],
  rule: SeatRule,
  priceLevelId?: string,
): BestGroup | undefined {
  const size = groupSize(rule)
  const masks = rows.map(({ row }) => rowMasks(row))
  const levels =
    priceLevelId === undefined ? [...new Set(masks.flatMap((row) => [...row.levels.keys()]))] : [priceLevelId]
  const offers = (clean: boolean) =>
    rows.flatMap(({ row, rank }, index) =>
      levels.flatMap((level) =>
        startsIn(masks[index], level, size, clean).map((start) => candidate(row, rank, index, start, size)),
      ),
    )
  const clean =
    rule.avoidSingle && masks.some((row) => levels.some((level) => hasCleanGroup(row, level, size)))
  const best = offers(clean).sort(byPreference)[0]
  const found = best === undefined ? undefined : masks[best.row]
  if (best === undefined || found === undefined) return undefined
  const lastResort = rule.avoidSingle && !clean
  return { row: best.row, seats: groupAt(best.start, size, found.bits), lastResort }
}

function startsIn(row: RowMasks | undefined, level: string, size: number, clean: boolean): number[] {
  const seats = row?.levels.get(level)
  if (row === undefined || seats === undefined) return []
  const starts = groupStarts(seats, size, row.bits)
  return positionsOf(clean ? cleanStarts(starts, size, row.free, row.bits) : starts)
}

function candidate(row: RowPicture, rank: number, index: number, start: number, size: number): Candidate {
  const { length } = row.seats
  const seats = groupAt(start, size, { length, ring: row.ring })
  return {
    row: index,
    start,
    rank,
    accessible: seats.filter((seat) => row.seats[seat]?.accessible).length,
    // A table has no middle.
    fromMiddle: row.ring ? 0 : Math.abs(2 * start + size - length),
  }
}

const byPreference = (a: Candidate, b: Candidate) =>
  a.accessible - b.accessible ||
  a.rank - b.rank ||
  a.fromMiddle - b.fromMiddle ||
  a.row - b.row ||
  a.start - b.start

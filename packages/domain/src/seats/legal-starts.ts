import { isEmpty, type Mask, maskOf } from "./mask.ts"
import { groupSize, type SeatRule } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"
import { cleanStarts, groupStarts } from "./starts.ts"

/** The groups one may take in a price level of a row; `lastResort` when each of them leaves a seat alone. */
export type LegalStarts = { starts: Mask; lastResort: boolean }

/** Every legal start of a group in one price level, the escape clause included. */
export function legalStarts(row: RowMasks, level: string, rule: SeatRule): LegalStarts {
  const size = groupSize(rule)
  const { bits, free } = row
  const all = groupStarts(row.levels.get(level) ?? maskOf([], bits.length), size, bits)
  if (!rule.avoidSingle || isEmpty(all)) return { starts: all, lastResort: false }
  const clean = cleanStarts(all, size, free, bits)
  if (!isEmpty(clean)) return { starts: clean, lastResort: false }
  const wayOut = (rule.scope ?? []).some((other) => hasCleanGroup(rowMasks(other), level, size))
  return wayOut ? { starts: clean, lastResort: false } : { starts: all, lastResort: true }
}

/** Whether a row has a group of this size and price level that leaves no seat alone. */
export function hasCleanGroup(row: RowMasks, level: string, size: number): boolean {
  const seats = row.levels.get(level)
  if (seats === undefined) return false
  const all = groupStarts(seats, size, row.bits)
  return !isEmpty(all) && !isEmpty(cleanStarts(all, size, row.free, row.bits))
}

import { emptyMask, isEmpty, type Mask } from "./mask.ts"
import { groupSize, type SeatRule } from "./row.ts"
import type { RowMasks } from "./row-masks.ts"
import { cleanStarts, groupStarts } from "./starts.ts"

/** The groups of one price level that may be taken; `lastResort` when each of them leaves a seat alone. */
export type LegalGroups = { startsIn: (row: RowMasks) => Mask; lastResort: boolean }

/**
 * The legal groups of a price level in the rows of a scope: those that leave no seat alone [SEAT-005]. When no row
 * has one, all of them, unless the venue has no last resort.
 */
export function legalGroups(scope: readonly RowMasks[], level: string, rule: SeatRule): LegalGroups {
  const size = groupSize(rule)
  const all = (row: RowMasks) => startsOfLevel(row, level, size)
  if (!rule.avoidSingle) return { startsIn: all, lastResort: false }
  const clean = (row: RowMasks) => cleanStarts(all(row), size, row.free, row.bits)
  const lastResort = rule.lastResort !== false && scope.every((row) => isEmpty(clean(row)))
  return { startsIn: lastResort ? all : clean, lastResort }
}

/** Where groups of one price level start, legal or not. */
export const startsOfLevel = (row: RowMasks, level: string, size: number): Mask =>
  groupStarts(row.levels.get(level) ?? emptyMask(row.bits.length), size, row.bits)

import { both, emptyMask, isEmpty, type Mask } from "./mask.ts"
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

/** Where groups of a price level start that are legal at every event; by the index of the row. */
export type LegalAtAll = { startsAt: (row: number) => Mask; lastResort: boolean }

/** The groups that are legal at each event by itself; each gives the same rows as they are there. */
export function legalAtAll(
  events: readonly (readonly RowMasks[])[],
  level: string,
  rule: SeatRule,
): LegalAtAll {
  const legal = events.map((rows) => legalGroups(rows, level, rule))
  return {
    startsAt: (row) =>
      legal
        .flatMap((groups, event) => {
          const masks = events[event]?.[row]
          return masks === undefined ? [] : [groups.startsIn(masks)]
        })
        .reduce(both),
    lastResort: legal.some((groups) => groups.lastResort),
  }
}

/** Where groups of one price level start, legal or not. */
export const startsOfLevel = (row: RowMasks, level: string, size: number): Mask =>
  groupStarts(row.levels.get(level) ?? emptyMask(row.bits.length), size, row.bits)

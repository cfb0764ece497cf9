import type { RowPicture, SeatRule } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"

/** The rows in which another pick counts, from front to back, and where among them the judged row is. */
export type Scope = { rows: readonly RowPicture[]; masks: readonly RowMasks[]; at: number }

/** Reads a rule's scope around a row. The row takes the place of its own copy, or stands in front of the others. */
export function scopeAround(row: RowPicture, rule: SeatRule): Scope {
  const others = rule.scope ?? []
  const copy = others.findIndex((other) => isSameRow(other, row))
  const rows = copy < 0 ? [row, ...others] : others.with(copy, row)
  return { rows, masks: rows.map(rowMasks), at: Math.max(0, copy) }
}

const isSameRow = (a: RowPicture, b: RowPicture): boolean => a === b || a.seats[0]?.id === b.seats[0]?.id

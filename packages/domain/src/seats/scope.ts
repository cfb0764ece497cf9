import type { RowPicture, SeatRule } from "./row.ts"
import { type RowMasks, rowMasks } from "./row-masks.ts"

/**
 * The rows in which another pick counts, from front to back, and where among them the judged row is; `events` are the
 * same rows at each event where a group must be legal.
 */
export type Scope = {
  rows: readonly RowPicture[]
  masks: readonly RowMasks[]
  at: number
  events: readonly (readonly RowMasks[])[]
}

/** Reads a rule's scope around a row. The row takes the place of its own copy, or stands in front of the others. */
export function scopeAround(row: RowPicture, rule: SeatRule): Scope {
  const others = rule.scope ?? []
  const copy = others.findIndex((other) => isSameRow(other, row))
  const rows = copy < 0 ? [row, ...others] : others.with(copy, row)
  const masks = rows.map(rowMasks)
  const events = rule.events?.map((event) => event.map(rowMasks)) ?? [masks]
  return { rows, masks, at: Math.max(0, copy), events }
}

/** Whether two pictures are of one row: no seat is in two. */
export const isSameRow = (a: RowPicture, b: RowPicture): boolean =>
  a === b || a.seats[0]?.id === b.seats[0]?.id

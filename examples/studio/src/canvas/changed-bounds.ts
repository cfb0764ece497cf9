import { type Bounds, boundsOf, type Point } from "@parterre/seating-plans/geometry"
import type { SeatPicture } from "./seat-painter.ts"

/** Seats that look otherwise in one of these are drawn anew, each by itself. */
const marks = ["selected", "carried", "accessible", "noted", "faulty", "locked"] as const
/** All seats look otherwise when one of these does. */
const all = ["radius", "fills", "focal", "colors", "font", "tableZones", "hasRowNames"] as const

/** Where two pictures differ, in plan units: nowhere, everywhere, or in a box. */
export function changedBounds(before: SeatPicture, after: SeatPicture): Bounds | "nowhere" | "everywhere" {
  if (all.some((part) => before[part] !== after[part])) return "everywhere"
  const places: Point[] = []
  if (before.rows !== after.rows) {
    const [old, now] = [new Set(before.rows), new Set(after.rows)]
    for (const row of before.rows) if (!now.has(row)) places.push(...row.seats)
    for (const row of after.rows) if (!old.has(row)) places.push(...row.seats)
  }
  for (const mark of marks) {
    const [old, now] = [before[mark], after[mark]]
    if (old === now || (old?.size ?? 0) + (now?.size ?? 0) === 0) continue
    for (const { seats } of after.rows)
      for (const seat of seats) if (old?.has(seat.guid) !== now?.has(seat.guid)) places.push(seat)
  }
  if (places.length === 0) return "nowhere"
  // Rings, names of rows and marks stand out from a seat.
  return boundsOf(places, after.radius * 6)
}

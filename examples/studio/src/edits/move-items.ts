import type { Point } from "@parterre/seating-plans/geometry"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { areaKey } from "../document/plan-index.ts"
import type { Selection } from "../document/selection.ts"
import { mapped, moved, withRows, withZones } from "./plan-parts.ts"

/** Moves what is chosen. A whole row moves as a row: its seats keep their places in it, and so does what nudged them. */
export function moveItems(plan: SeatingPlan, { seats, areas }: Selection, by: Point): SeatingPlan {
  if (by.x === 0 && by.y === 0) return plan
  const withSeats =
    seats.size === 0
      ? plan
      : withRows(plan, (row) => {
          const own = row.seats.filter(({ seat_guid }) => seats.has(seat_guid)).length
          if (own === 0) return row
          if (own === row.seats.length) return { ...row, position: moved(row.position ?? { x: 0, y: 0 }, by) }
          return {
            ...row,
            seats: mapped(row.seats, (seat) =>
              seats.has(seat.seat_guid) ? { ...seat, position: moved(seat.position, by) } : seat,
            ),
          }
        })
  if (areas.size === 0) return withSeats
  return withZones(withSeats, (zone, z) => {
    if (zone.areas === undefined) return zone
    const next = mapped(zone.areas, (area, a) =>
      areas.has(areaKey(z, a)) ? { ...area, position: moved(area.position ?? { x: 0, y: 0 }, by) } : area,
    )
    return next === zone.areas ? zone : { ...zone, areas: next }
  })
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow key moves things, in plan units: a tenth of a seat, with Shift a whole one. */
export function arrowStep(key: string, shift: boolean, pitch: number): Point | undefined {
  const arrow = arrows[key]
  const step = pitch * (shift ? 1 : 0.1)
  return arrow && { x: arrow.x * step, y: arrow.y * step }
}

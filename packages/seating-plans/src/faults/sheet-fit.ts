import { add, boundsOf, type Point } from "../geometry/points.ts"
import type { SeatingPlan } from "../plan/seating-plan.ts"
import { placesOf } from "../rows/index.ts"

export interface SheetFit {
  /** How far all that lies on the sheet moves. */
  readonly by: Point
  readonly size: { readonly width: number; readonly height: number }
}

const MARGIN = 25

/** What brings all seats onto the sheet: its size, and where some lie above or left of it, a move of everything. */
export function sheetFit(plan: SeatingPlan): SheetFit | undefined {
  const places = plan.zones.flatMap(({ position, rows }) =>
    rows.flatMap((row) => placesOf(row).map((place) => add(place, position))),
  )
  if (places.length === 0) return undefined
  const { x, y, width, height } = boundsOf(places, MARGIN)
  const by = { x: Math.max(0, -x), y: Math.max(0, -y) }
  return {
    by,
    size: {
      width: Math.ceil(Math.max(plan.size?.width ?? 0, x + width) + by.x),
      height: Math.ceil(Math.max(plan.size?.height ?? 0, y + height) + by.y),
    },
  }
}

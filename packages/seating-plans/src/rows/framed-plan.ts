import { add, boundsOf, rounded } from "../geometry/points.ts"
import { areaOutline } from "../layout/plan-areas.ts"
import type { SeatingPlan } from "../plan/seating-plan.ts"
import { placesOf } from "./seat-maker.ts"

/** Around everything that is drawn. */
const MARGIN = 60

/** The plan with everything moved into its own size. */
export function framed(plan: Omit<SeatingPlan, "size">): SeatingPlan {
  const points = plan.zones.flatMap(({ position, rows, areas = [] }) => [
    ...rows.flatMap((row) => placesOf(row).map((place) => add(position, place))),
    ...areas.flatMap((area) => areaOutline(area, position) ?? []),
  ])
  const { x, y, width, height } = boundsOf(points, MARGIN)
  return {
    ...plan,
    zones: plan.zones.map((one) => ({
      ...one,
      position: rounded({ x: one.position.x - x, y: one.position.y - y }),
    })),
    size: { width: Math.ceil(width), height: Math.ceil(height) },
  }
}

import type { Point } from "../geometry/points.ts"
import type { PlanRow } from "../plan/seating-plan.ts"
import { countFault, distanceFault, type LayoutFault } from "./layout-fault.ts"
import { newRow, type SeatMaker } from "./seat-maker.ts"

/** A round table: its seats clockwise from the one at the top. The venue's file names its zone among `tables`. */
export function roundTable(
  name: string,
  { centre, radius, seats }: { readonly centre: Point; readonly radius: number; readonly seats: number },
  maker: SeatMaker,
): { readonly row: PlanRow } | { readonly fault: LayoutFault } {
  const fault = countFault([seats]) ?? distanceFault([radius])
  if (fault !== undefined) return { fault }
  const places = Array.from({ length: seats }, (_, seat) => {
    const angle = (seat / seats) * 2 * Math.PI
    return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) }
  })
  return { row: newRow(name, places, maker) }
}

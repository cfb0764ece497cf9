import {
  type Bounds,
  boundsOf,
  center,
  contains,
  grown,
  height,
  overlaps,
  width,
} from "../geometry/bounds.ts"
import { isInside } from "../geometry/polygon.ts"
import { type View, visibleBounds } from "../geometry/view.ts"
import type { Point } from "../venue.ts"
import type { SectionShape } from "./section-shapes.ts"

/**
 * Where a button to come closer leads, other than to the middle of the view: to the chosen seats in sight; from a middle
 * without seats, such as ice or a stage, to the nearest block of those wanted. `aisle` is how far from a block is still beside it.
 */
export function zoomAim(
  view: View,
  chosen: readonly Point[],
  shapes: readonly SectionShape[],
  { aisle, isWanted }: { aisle: number; isWanted: (shape: SectionShape) => boolean },
): Point | undefined {
  const seen = visibleBounds(view)
  const inSight = boundsOf(chosen.filter((seat) => contains(seen, seat)))
  if (inSight !== undefined) return center(inSight)
  const middle = view.center
  let aim: Point | undefined
  let least = Infinity
  for (const shape of shapes) {
    const { polygons } = shape.section
    for (const polygon of polygons.length > 0 ? polygons : [undefined]) {
      const box = (polygon && boundsOf(polygon)) ?? shape.bounds
      const nearest = nearestIn(box, middle)
      const away = Math.hypot(nearest.x - middle.x, nearest.y - middle.y)
      const bendsRound = away === 0 && polygon !== undefined && !isInside(polygon, middle)
      if (away <= aisle && !bendsRound) return undefined
      if (bendsRound || away >= least || !overlaps(box, seen) || !isWanted(shape)) continue
      least = away
      aim = nearestIn(grown(box, -Math.min(width(box), height(box)) / 2), middle)
    }
  }
  return aim
}

const nearestIn = ({ left, top, right, bottom }: Bounds, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), bottom),
})

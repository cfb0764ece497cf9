import type { Polygon } from "../geometry/polygon.ts"

/** The closed outline through these points of the plan. */
export function planPath(polygon: Polygon): Path2D {
  const path = new Path2D()
  for (const { x, y } of polygon) path.lineTo(x, y)
  path.closePath()
  return path
}

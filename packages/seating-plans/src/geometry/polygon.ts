import { distance, type Point } from "./points.ts"

/** A closed outline; the last point joins the first. */
export type Polygon = readonly Point[]

/** Positive when the points go clockwise on a screen. */
export function signedArea(polygon: Polygon): number {
  return edges(polygon).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0) / 2
}

export const area = (polygon: Polygon): number => Math.abs(signedArea(polygon))

/** Whether the point lies inside, by the even-odd rule. */
export function contains(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false
  let from = polygon.at(-1)
  for (const to of polygon) {
    if (from !== undefined && from.y > y !== to.y > y) {
      const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
      if (x < crossing) inside = !inside
    }
    from = to
  }
  return inside
}

/** Whether no two edges cross. */
export function isSimple(polygon: Polygon): boolean {
  const all = edges(polygon)
  return all.every(([a, b], index) => all.slice(index + 1).every(([c, d]) => !cross(a, b, c, d)))
}

/** Fewer points, none of the dropped ones farther than `tolerance` from the outline that is left. */
export function simplified(polygon: Polygon, tolerance: number): Polygon {
  if (polygon.length < 4) return polygon
  const start = polygon[0]!
  const far = polygon.reduce(
    (best, point, index) => (distance(start, point) > distance(start, polygon[best]!) ? index : best),
    0,
  )
  const there = simplifiedLine(polygon.slice(0, far + 1), tolerance)
  const back = simplifiedLine([...polygon.slice(far), start], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

/** One outline that goes around a hole, through a cut between the two nearest corners. */
export function withHole(outer: Polygon, hole: Polygon): Polygon {
  let best = { outer: 0, hole: 0, distance: Infinity }
  for (const [outerIndex, a] of outer.entries())
    for (const [holeIndex, b] of hole.entries()) {
      const apart = distance(a, b)
      if (apart < best.distance) best = { outer: outerIndex, hole: holeIndex, distance: apart }
    }
  const around = [...hole.slice(best.hole), ...hole.slice(0, best.hole + 1)]
  return [...outer.slice(0, best.outer + 1), ...around, ...outer.slice(best.outer)]
}

function edges(polygon: Polygon): readonly (readonly [Point, Point])[] {
  return polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]!])
}

function simplifiedLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let [farthest, apart] = [0, tolerance]
  for (let index = 1; index < line.length - 1; index += 1) {
    const off = distanceToSegment(line[index]!, first, last)
    if (off > apart) [farthest, apart] = [index, off]
  }
  if (farthest === 0) return [first, last]
  const before = simplifiedLine(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplifiedLine(line.slice(farthest), tolerance)]
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const share = Math.min(length, Math.max(0, (point.x - from.x) * dx + (point.y - from.y) * dy))
  return distance(point, { x: from.x + share * dx, y: from.y + share * dy })
}

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Properly: segments that only touch do not cross. */
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

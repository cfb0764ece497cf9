import type { Point } from "../venue.ts"
import { type Bounds, boundsOf, center } from "./bounds.ts"

export type Polygon = readonly Point[]

/** Whether the point is inside, by the even-odd rule. */
export function isInside(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!
    const b = polygon[j]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

/** Cuts a polygon into `count` bands of equal depth along its own axis, from the side nearest to `eye` outwards. */
export function bandsFrom(eye: Point, polygon: Polygon, count: number): Polygon[] {
  const box = boundsOf(polygon)
  if (box === undefined) return []
  if (count < 2) return [polygon]
  const middle = center(box)
  const away = depthAxis(polygon, { x: middle.x - eye.x, y: middle.y - eye.y })
  const depth = (point: Point) => point.x * away.x + point.y * away.y
  const depths = polygon.map(depth)
  const near = Math.min(...depths)
  const step = (Math.max(...depths) - near) / count
  return Array.from({ length: count }, (_, i) => {
    const beyond = i === 0 ? polygon : cut(polygon, (point) => depth(point) - (near + i * step))
    return i === count - 1 ? beyond : cut(beyond, (point) => near + (i + 1) * step - depth(point))
  })
}

/** Edges that are looked at: a plan may have thousands in one outline, each as long as a hair, and a server draws it too. */
const MOST_EDGES = 200

/** Of the four ways along the polygon's tightest box, the one that leads most `away`: rows run across it. */
function depthAxis(polygon: Polygon, away: Point): Point {
  let best: Point = { x: 0, y: 1 }
  let bestArea = Infinity
  for (let i = 0; i < polygon.length; i += Math.ceil(polygon.length / MOST_EDGES)) {
    const a = polygon[i]!
    const b = polygon[(i + 1) % polygon.length]!
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length === 0) continue
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
    const area = extent(polygon, along) * extent(polygon, { x: -along.y, y: along.x })
    if (area < bestArea * 0.999) {
      best = along
      bestArea = area
    }
  }
  const ways = [best, { x: -best.y, y: best.x }].flatMap((way) => [way, { x: -way.x, y: -way.y }])
  const lead = (way: Point) => way.x * away.x + way.y * away.y
  return ways.reduce((first, way) => (lead(way) > lead(first) + 1e-9 ? way : first))
}

function extent(polygon: Polygon, along: Point): number {
  const depths = polygon.map((point) => point.x * along.x + point.y * along.y)
  return Math.max(...depths) - Math.min(...depths)
}

/** The part of the polygon inside the box. */
export const clipped = (polygon: Polygon, { left, top, right, bottom }: Bounds): Polygon =>
  [
    ({ x }: Point) => x - left,
    ({ x }: Point) => right - x,
    ({ y }: Point) => y - top,
    ({ y }: Point) => bottom - y,
  ].reduce(cut, polygon)

/** The part of the polygon where `side` is not negative. */
function cut(polygon: Polygon, side: (point: Point) => number): Polygon {
  const kept: Point[] = []
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!
    const b = polygon[(i + 1) % polygon.length]!
    const sideA = side(a)
    const sideB = side(b)
    if (sideA >= 0) kept.push(a)
    if (sideA >= 0 !== sideB >= 0) {
      const share = sideA / (sideA - sideB)
      kept.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
    }
  }
  return kept
}

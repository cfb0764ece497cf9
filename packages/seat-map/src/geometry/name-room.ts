import type { Point } from "../venue.ts"
import { boundsOf, center, height, width } from "./bounds.ts"
import type { Polygon } from "./polygon.ts"

/** The largest box of one shape in a polygon: where a name of that shape has the most room. */
export interface NameRoom {
  readonly at: Point
  /** Radians, clockwise as on screen, {@link upright}. */
  readonly angle: number
  /** Height of the box across the letters, in plan units. */
  readonly height: number
}

/** A curve keeps one point in as many radians: a name stays further from the edge than the error. */
const CURVE = 0.15
/** Moving a name must gain this much of its size, or it stays in the middle. */
const WORTH_MOVING = 1.1

export function turned({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Lines this near to vertical all run upwards, so that neighbours read alike (share of half a turn). */
const NEARLY_VERTICAL = 0.06

/** The same direction, as a line of text runs: never upside down, upwards where it is vertical. */
export const upright = (angle: number) =>
  angle - Math.PI * Math.floor(angle / Math.PI + 0.5 + NEARLY_VERTICAL)

/**
 * The most roomy place for a box `aspect` times as wide as high, turned by `angle`. The middle is taken at once when
 * the box can be `enough` high there.
 */
export function nameRoom(
  polygon: Polygon,
  aspect: number,
  angle: number,
  enough = Infinity,
): NameRoom | undefined {
  // Turned back and squeezed, the box is a square, and its room is the distance to the nearest edge in that measure.
  const frame = polygon.map((point) => {
    const { x, y } = turned(point, -angle)
    return { x: x / aspect, y }
  })
  const box = boundsOf(frame)
  if (box === undefined) return undefined
  const [wide, high] = [width(box), height(box)]
  let at = center(box)
  let reach = squareReach(frame, at.x, at.y)
  // A region that bends round its own middle is searched from end to end first.
  if (reach <= 0) tries(ROUGHLY, 1 / 6)
  if (reach * 2 < enough) for (const share of [1 / 6, 1 / 12, 1 / 24]) tries(CLOSELY, share)
  return reach > 0
    ? { at: turned({ x: at.x * aspect, y: at.y }, angle), angle, height: reach * 2 }
    : undefined

  /** To the best of these places, if it is worth it: where two mirror each other, so do their regions. */
  function tries(ways: readonly number[], share: number) {
    const from = at
    let best = Math.max(reach * WORTH_MOVING, reach / WORTH_MOVING)
    for (const across of ways)
      for (const down of ways) {
        const x = from.x + across * share * wide
        const y = from.y + down * share * high
        const there = squareReach(frame, x, y)
        if (there <= best) continue
        at = { x, y }
        best = reach = there
      }
  }
}

const ROUGHLY = [-2, -1, 0, 1, 2]
const CLOSELY = [-1, 0, 1]

/** Half the side of the largest square about the place in the polygon; negative outside. */
function squareReach(polygon: Polygon, x: number, y: number): number {
  let isIn = false
  let nearest = Infinity
  let before = polygon.at(-1)
  for (const point of polygon) {
    if (before === undefined) break
    const ax = before.x - x
    const ay = before.y - y
    const bx = point.x - x
    const by = point.y - y
    if (ay > 0 !== by > 0 && 0 < ((bx - ax) * -ay) / (by - ay) + ax) isIn = !isIn
    // Between its ends an edge comes nearest where it crosses a diagonal of the square.
    nearest = Math.min(
      nearest,
      Math.max(Math.abs(ax), Math.abs(ay)),
      crossing(ax - ay, bx - by, ay, by),
      crossing(ax + ay, bx + by, ay, by),
    )
    before = point
  }
  return isIn ? nearest : -nearest
}

const crossing = (a: number, b: number, ay: number, by: number) =>
  a > 0 === b > 0 ? Infinity : Math.abs(ay + ((by - ay) * a) / (a - b))

/** The polygon by its corners, with a few points of each curve. */
export function cornersOf(polygon: Polygon): Polygon {
  const points = polygon.filter((point, i) => !isSame(point, polygon.at(i - 1)))
  let turn = 0
  const corners = points.filter((point, i) => {
    const before = points.at(i - 1) ?? point
    const after = points[(i + 1) % points.length] ?? point
    const [ax, ay, bx, by] = [point.x - before.x, point.y - before.y, after.x - point.x, after.y - point.y]
    turn += Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
    if (Math.abs(turn) < CURVE) return false
    turn = 0
    return true
  })
  return corners.length > 2 ? corners : points
}

const isSame = (a: Point, b: Point | undefined) => a.x === b?.x && a.y === b.y

/** The direction that most of the length of the stretches runs in, whichever end each begins at. */
export function mainDirection(stretches: Iterable<readonly [Point, Point]>): number {
  let [x, y] = [0, 0]
  for (const [from, to] of stretches) {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    // Of opposite directions the doubled angles are one.
    const twice = 2 * Math.atan2(to.y - from.y, to.x - from.x)
    x += Math.cos(twice) * length
    y += Math.sin(twice) * length
  }
  return upright(Math.atan2(y, x) / 2)
}

/** The direction in which the polygon is longest. */
export const longAxis = (polygon: Polygon) =>
  mainDirection(polygon.map((point, i) => [polygon.at(i - 1) ?? point, point]))

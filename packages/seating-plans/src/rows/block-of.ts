import { distance, median, middleOf, type Point, turned } from "../geometry/points.ts"
import type { PlanRow } from "../plan/seating-plan.ts"
import { blockPlaces, type SeatBlock } from "./seat-block.ts"
import { minus, placesOf } from "./seat-maker.ts"

/** Beyond so many widths of the block a radius is no curve that anyone sees. */
const STRAIGHT = 40
/** A row whose seats leave the line between its ends by less, in pitches, is straight. */
const BENT = 0.02

/**
 * The shape that drawn rows come nearest to, from the front row to the last, each in the order of its seats; nothing for
 * rows of one seat. What a block has beside it, such as a nudged seat, is what `reshaped` keeps.
 */
export function blockOf(rows: readonly PlanRow[]): SeatBlock | undefined {
  const lines = rows.map(placesOf)
  const long = lines.filter((line) => line.length > 1)
  const [first] = lines
  if (long.length === 0 || first === undefined || first.length === 0) return undefined
  const way = long.reduce(
    (sum, line) => {
      const step = minus(line.at(-1)!, line[0]!)
      return { x: sum.x + step.x, y: sum.y + step.y }
    },
    { x: 0, y: 0 },
  )
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI
  const level = lines.map((line) => line.map((place) => turned(place, -turn)))
  const pitch = median(
    level.flatMap((line) => line.slice(1).map((place, index) => distance(place, line[index]!))),
  )
  if (pitch === undefined || pitch === 0) return undefined
  const width = Math.max(...level.map((line) => distance(line[0] ?? origin, line.at(-1) ?? origin)))
  // Of places that are rounded, a straight row bends a little too.
  const isBent = level.some((line) => bendOf(line) > BENT * pitch)
  const centre = isBent ? sharedCentre(level) : undefined
  const counts = lines.map((line) => line.length)
  const block = (shape: Fitted): SeatBlock => ({
    ...shape,
    front: turned(shape.front, turn),
    turn,
    pitch,
    counts,
  })
  const fitted = centre && curved(level, centre, width)
  // One seat far from its row may pull the centre where no rows can be laid about it.
  if (fitted !== undefined && "places" in blockPlaces(block(fitted))) return block(fitted)
  return block(straight(level))
}

/** How far the seats of a row leave the line between its ends. */
function bendOf(line: readonly Point[]): number {
  const [from, to] = [line[0], line.at(-1)]
  if (from === undefined || to === undefined || line.length < 3) return 0
  const length = distance(from, to)
  if (length === 0) return 0
  return Math.max(
    ...line.map(
      ({ x, y }) => Math.abs((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length,
    ),
  )
}

const origin: Point = { x: 0, y: 0 }

interface Fitted {
  readonly front: Point
  readonly depth: number
  readonly stagger: number
  readonly radius?: number
}

function straight(level: readonly (readonly Point[])[]): Fitted {
  const middles = level.filter((line) => line.length > 0).map(middleOf)
  const depth = median(middles.slice(1).map(({ y }, index) => y - middles[index]!.y)) ?? 0
  return { front: middles[0]!, depth: depth > 0 ? depth : 1, stagger: 0 }
}

function curved(level: readonly (readonly Point[])[], centre: Point, width: number): Fitted | undefined {
  const full = level.filter((line) => line.length > 0)
  const radii = full.map((line) => median(line.map((place) => distance(place, centre)))!)
  const [first] = full
  const radius = radii[0]!
  if (first === undefined || radius > STRAIGHT * width || radius < 1) return undefined
  // The centre lies before the front row, or behind the last.
  const sign = middleOf(first).y > centre.y ? 1 : -1
  const depth = median(radii.slice(1).map((own, index) => sign * (own - radii[index]!)))
  const front = { x: centre.x, y: centre.y + sign * radius }
  return { front, depth: depth !== undefined && depth > 0 ? depth : 1, stagger: 0, radius: sign * radius }
}

/** The point from which each row is as far throughout as can be: the least squares of all rows together. */
function sharedCentre(level: readonly (readonly Point[])[]): Point | undefined {
  let [xx, xy, yy, xs, ys] = [0, 0, 0, 0, 0]
  for (const line of level) {
    if (line.length < 3) continue
    const middle = middleOf(line)
    const squares = line.map(({ x, y }) => (x - middle.x) ** 2 + (y - middle.y) ** 2)
    const usual = squares.reduce((sum, square) => sum + square, 0) / line.length
    for (const [index, place] of line.entries()) {
      const [x, y] = [place.x - middle.x, place.y - middle.y]
      const s = squares[index]! + 2 * (middle.x * x + middle.y * y) - usual
      xx += x * x
      xy += x * y
      yy += y * y
      xs += s * x
      ys += s * y
    }
  }
  const determinant = xx * yy - xy * xy
  if (determinant <= 1e-9 * xx * xx) return undefined
  return {
    x: (xs * yy - ys * xy) / (2 * determinant),
    y: (ys * xx - xs * xy) / (2 * determinant),
  }
}

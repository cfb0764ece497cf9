import { along, distance, median, middleOf, type Point } from "./points.ts"
import { area, contains, isSimple, type Polygon, simplified } from "./polygon.ts"

/**
 * The outline of rows that lie one behind the other: around the front row, along the ends of the rows, around the
 * back row, `margin` beyond the seats. A curved band stays a band, where a hull would swallow the stage.
 * Nothing when the rows lie otherwise, such as two blocks side by side.
 */
export function rowOutline(
  rows: readonly (readonly Point[])[],
  pitch: number,
  margin: number,
): Polygon | undefined {
  const lines = sameDirection(rows).map((row) => lengthened(row, margin))
  const [front, back] = [lines[0], lines.at(-1)]
  if (front === undefined || back === undefined) return undefined
  const between = lines.slice(1, -1)
  const outline = [
    ...shifted(front, awayFrom(front, lines[1]), margin),
    ...between.map((line) => line.at(-1)!),
    ...shifted(back, lines.length === 1 ? 1 : awayFrom(back, lines.at(-2)), margin).toReversed(),
    ...between.map((line) => line[0]!).toReversed(),
  ]
  const polygon = simplified(outline, pitch * 0.05)
  return fits(polygon, rows, pitch) ? polygon : undefined
}

function fits(polygon: Polygon, rows: readonly (readonly Point[])[], pitch: number): boolean {
  const seats = rows.flat()
  const depth = median(rows.slice(1).map((row, index) => distance(middleOf(row), middleOf(rows[index]!))))
  const room = seats.length * pitch * Math.max(pitch, depth ?? 0)
  return (
    isSimple(polygon) &&
    seats.every((seat) => contains(polygon, seat)) &&
    area(polygon) < 3 * room + 8 * pitch ** 2
  )
}

/** Turns rows about so that each begins where the row before it begins. */
function sameDirection(rows: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const turned: (readonly Point[])[] = []
  for (const row of rows) {
    const before = turned.at(-1)
    turned.push(before !== undefined && facesOther(before, row) ? row.toReversed() : row)
  }
  return turned
}

function facesOther(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b, c, d] = [one[0]!, one.at(-1)!, other[0]!, other.at(-1)!]
  return distance(a, c) + distance(b, d) > distance(a, d) + distance(b, c)
}

/** The row with both ends moved outward; a single seat becomes a short level row. */
function lengthened(row: readonly Point[], margin: number): readonly Point[] {
  const [first, last] = [row[0]!, row.at(-1)!]
  const second = row[1] ?? { x: first.x + 1, y: first.y }
  const lastButOne = row.at(-2) ?? { x: last.x - 1, y: last.y }
  return [along(first, second, -margin), ...row, along(last, lastButOne, -margin)]
}

/** 1 when the neighbour lies to the left of the row's direction, -1 when to its right. */
function awayFrom(row: readonly Point[], neighbour: readonly Point[] | undefined): 1 | -1 {
  if (neighbour === undefined) return -1
  const [first, last] = [row[0]!, row.at(-1)!]
  const [here, there] = [middleOf(row), middleOf(neighbour)]
  const cross = (last.x - first.x) * (there.y - here.y) - (last.y - first.y) * (there.x - here.x)
  return cross > 0 ? -1 : 1
}

/** The row moved sideways, each point square to the row there. */
function shifted(row: readonly Point[], direction: 1 | -1, margin: number): readonly Point[] {
  return row.map((point, index) => {
    const before = row[index - 1] ?? point
    const after = row[index + 1] ?? point
    const normal = { x: point.x - (after.y - before.y), y: point.y + (after.x - before.x) }
    return along(point, normal, direction * margin)
  })
}

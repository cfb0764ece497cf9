import { boundsOf, distance, type Point } from "./points.ts"
import { area, contains, type Polygon, signedArea, simplified, withHole } from "./polygon.ts"

const mostNodes = 250_000

/** A grid over the seats; a node's value is positive inside the outline. */
interface Field {
  readonly columns: number
  readonly lines: number
  readonly cell: number
  readonly origin: Point
  readonly values: Float32Array
}

/**
 * The outlines of seats that lie in any way, `margin` beyond them: every seat gets a disc, discs that meet become
 * one shape, and the shape shrinks back. Seats far apart get outlines of their own; a ring keeps its hole.
 */
export function seatContours(seats: readonly Point[], pitch: number, margin: number): readonly Polygon[] {
  const reach = Math.max(2 * pitch, margin)
  const field = closedField(seats, reach, margin, pitch)
  const loops = contours(field)
    .map((loop) => simplified(loop, pitch * 0.08))
    .filter((loop) => loop.length > 2)
  const outer = loops.filter((loop) => signedArea(loop) > 0)
  const holes = loops.filter((loop) => signedArea(loop) < 0 && area(loop) > 9 * pitch ** 2)
  return outer.map((loop) => holes.filter((hole) => contains(loop, hole[0]!)).reduce<Polygon>(withHole, loop))
}

function closedField(seats: readonly Point[], reach: number, margin: number, pitch: number): Field {
  const box = boundsOf(seats, reach + pitch)
  const cell = Math.max(pitch / 6, Math.sqrt((box.width * box.height) / mostNodes))
  const columns = Math.ceil(box.width / cell) + 1
  const lines = Math.ceil(box.height / cell) + 1
  const grid = { columns, lines, cell, origin: { x: box.x, y: box.y } }
  const toSeat = distances(grid, seats, reach)
  const rim = rimNodes(grid, toSeat, reach)
  const toRim = distances(grid, rim, reach)
  const shrink = reach - margin
  const values = toSeat.map((apart, node) => (apart > reach ? -cell : Math.min(reach, toRim[node]!) - shrink))
  return { ...grid, values }
}

/** For each node the distance to the nearest of the points, when that is within reach. */
function distances(
  { columns, lines, cell, origin }: Omit<Field, "values">,
  points: readonly Point[],
  reach: number,
): Float32Array {
  const found = new Float32Array(columns * lines).fill(Infinity)
  for (const point of points) {
    const [left, top] = [(point.x - origin.x) / cell, (point.y - origin.y) / cell]
    const span = reach / cell
    for (let line = Math.max(0, Math.ceil(top - span)); line <= Math.min(lines - 1, top + span); line += 1)
      for (
        let column = Math.max(0, Math.ceil(left - span));
        column <= Math.min(columns - 1, left + span);
        column += 1
      ) {
        const apart = Math.hypot(column - left, line - top) * cell
        const node = line * columns + column
        if (apart < found[node]!) found[node] = apart
      }
  }
  return found
}

/** Nodes just outside the shape. */
function rimNodes(grid: Omit<Field, "values">, toSeat: Float32Array, reach: number): readonly Point[] {
  const { columns, lines, cell, origin } = grid
  const inside = (node: number) => toSeat[node]! <= reach
  const rim: Point[] = []
  for (let line = 1; line < lines - 1; line += 1)
    for (let column = 1; column < columns - 1; column += 1) {
      const node = line * columns + column
      const touches = inside(node - 1) || inside(node + 1) || inside(node - columns) || inside(node + columns)
      if (!inside(node) && touches) rim.push({ x: origin.x + column * cell, y: origin.y + line * cell })
    }
  return rim
}

/** Marching squares: the loops where the field is zero, clockwise around what is inside. */
function contours(field: Field): readonly Polygon[] {
  const next = crossings(field)
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined && next.has(edge)) {
      const following: number | undefined = next.get(edge)
      next.delete(edge)
      loop.push(edgePoint(field, edge))
      edge = following
    }
    loops.push(withoutRepeats(loop))
  }
  return loops
}

/**
 * Where each crossed edge of the grid leads. Around a cell, clockwise, a contour runs from an edge where the shape
 * is left to the next edge where it is entered again. Edge 2n goes right from node n, edge 2n + 1 down.
 */
function crossings({ columns, lines, values }: Field): Map<number, number> {
  const next = new Map<number, number>()
  for (let line = 0; line < lines - 1; line += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const node = line * columns + column
      const corners = [node, node + 1, node + columns + 1, node + columns].map((at) => values[at]! > 0)
      if (corners.every((inside) => inside === corners[0])) continue
      const cellEdges = [2 * node, 2 * (node + 1) + 1, 2 * (node + columns), 2 * node + 1]
      for (let side = 0; side < 4; side += 1) {
        if (!corners[side] || corners[(side + 1) % 4]) continue
        const entered = [1, 2, 3]
          .map((step) => (side + step) % 4)
          .find((at) => !corners[at] && corners[(at + 1) % 4])
        if (entered !== undefined) next.set(cellEdges[side]!, cellEdges[entered]!)
      }
    }
  return next
}

function edgePoint({ columns, cell, origin, values }: Field, edge: number): Point {
  const node = edge >> 1
  const other = edge % 2 === 0 ? node + 1 : node + columns
  const share = values[node]! / (values[node]! - values[other]!)
  const [column, line] = [node % columns, Math.floor(node / columns)]
  return {
    x: origin.x + (column + (edge % 2 === 0 ? share : 0)) * cell,
    y: origin.y + (line + (edge % 2 === 1 ? share : 0)) * cell,
  }
}

const withoutRepeats = (loop: readonly Point[]): Point[] =>
  loop.filter((point, index) => distance(point, loop.at(index - 1)!) > 1e-6)

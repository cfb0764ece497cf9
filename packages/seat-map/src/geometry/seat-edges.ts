import type { MapRow, Point } from "../venue.ts"
import { mainDirection, turned } from "./name-room.ts"

/** Rows this near to level are level (radians). */
const LEVEL = 0.05

/** How far the seats of a section reach on both sides, seen along one direction. */
export interface SeatEdges {
  readonly angle: number
  /** Where the first column begins, along the direction, and how wide each is, in plan units. */
  readonly from: number
  readonly step: number
  /** The outermost centres across the direction, column by column; infinite where no seat stands. */
  readonly over: readonly number[]
  readonly under: readonly number[]
}

/** Seats that stand very far apart get wider columns instead of more. */
const MOST_COLUMNS = 500

function seatEdges(seats: readonly Point[], angle: number, least: number): SeatEdges {
  const places = seats.map((seat) => turned(seat, -angle))
  const from = places.reduce((first, { x }) => Math.min(first, x), Infinity)
  const to = places.reduce((last, { x }) => Math.max(last, x), -Infinity)
  const step = Math.max(least, (to - from) / MOST_COLUMNS)
  const count = places.length === 0 ? 0 : Math.floor((to - from) / step) + 1
  const over = new Array<number>(count).fill(Infinity)
  const under = new Array<number>(count).fill(-Infinity)
  for (const { x, y } of places) {
    const column = Math.floor((x - from) / step)
    over[column] = Math.min(over[column] ?? y, y)
    under[column] = Math.max(under[column] ?? y, y)
  }
  return { angle, from, step, over, under }
}

/** A row of seats this many times as long as deep is named along itself, however steep. */
const LONG = 4

/** The directions in which a section's name may run beside its seats, the best first: with its rows, then level. */
export function edgesOf(rows: readonly MapRow[], seats: readonly Point[], step: number): SeatEdges[] {
  const ends = rows.flatMap(({ seats, type }): [Point, Point][] => {
    const [first, last] = [seats[0], seats.at(-1)]
    return type === "TABLE" || first === undefined || last === undefined ? [] : [[first, last]]
  })
  const angle = mainDirection(ends.filter((both) => both.every(isPlace)))
  const level = seatEdges(seats, 0, step)
  if (Math.abs(angle) < LEVEL) return [level]
  const along = seatEdges(seats, angle, step)
  const depth = Math.max(...along.under) - Math.min(...along.over)
  const isSteep = Math.abs(angle) > Math.PI / 4 && along.over.length * along.step < depth * LONG
  return isSteep ? [level, along] : [along, level]
}

const isPlace = ({ x, y }: Point) => Number.isFinite(x) && Number.isFinite(y)

import type { MapRow, Point } from "../venue.ts"
import { type Bounds, contains } from "./bounds.ts"

export interface RowName {
  readonly at: Point
  readonly row: MapRow
}

export interface TableTop {
  readonly center: Point
  readonly radius: number
  readonly name: string
}

/** A row shorter than this is named once. */
const LEAST_SEATS_FOR_TWO = 6
/** Steps beyond the end of a row that are free where its aisle has room for another name. */
const WIDE_AISLE = [1, 2, 3]

/**
 * The names of a row, one step before its first seat or after its last: `first` at an end that is free, `second` at the
 * other one too where the aisle is so wide that the names of the row across it have their own room.
 */
export function rowNames(row: MapRow, pitch: number, isFree: (at: Point) => boolean) {
  const ends = [0, 1].flatMap((end) => beyondRow(row, end, pitch)).map((at) => ({ at, row }))
  const [first, second] = ends.filter(({ at }) => isFree(at))
  const isWide =
    row.seats.length >= LEAST_SEATS_FOR_TWO &&
    WIDE_AISLE.every((steps) => beyondRow(row, 1, pitch * steps).every(isFree))
  return { first, second: isWide ? second : undefined }
}

/** The place that far beyond the row's first seat (`end` 0) or its last. */
function beyondRow({ name, seats }: MapRow, end: number, by: number): Point[] {
  const last = end === 0 ? seats[0] : seats.at(-1)
  if (name === "" || last === undefined) return []
  const next = (end === 0 ? seats[1] : seats.at(-2)) ?? { x: last.x + (end === 0 ? 1 : -1), y: last.y }
  const length = Math.hypot(last.x - next.x, last.y - next.y) || 1
  return [{ x: last.x + ((last.x - next.x) / length) * by, y: last.y + ((last.y - next.y) / length) * by }]
}

/** Where a row with seats in the box first crosses its edge, the places of its name at both ends included. */
export function entrance(row: MapRow, pitch: number, box: Bounds): Point | undefined {
  if (!row.seats.some((seat) => contains(box, seat))) return undefined
  const places = [...beyondRow(row, 0, pitch), ...row.seats, ...beyondRow(row, 1, pitch)]
  const last = places.findIndex((place, i) => i > 0 && contains(box, place) !== contains(box, places[i - 1]!))
  if (last < 0) return undefined
  const [before, after] = [places[last - 1]!, places[last]!]
  const [inside, outside] = contains(box, after) ? [after, before] : [before, after]
  const share = (from: number, to: number, low: number, high: number) =>
    to < low ? (low - from) / (to - from) : to > high ? (high - from) / (to - from) : 1
  const part = Math.min(
    share(inside.x, outside.x, box.left, box.right),
    share(inside.y, outside.y, box.top, box.bottom),
  )
  return {
    x: inside.x + (outside.x - inside.x) * part,
    y: inside.y + (outside.y - inside.y) * part,
  }
}

/** The round top of a table whose seats stand around it; none when they stand too close together for one. */
export function tableTop(row: MapRow, radius: number): TableTop | undefined {
  if (row.type !== "TABLE" || row.seats.length < 2) return undefined
  const count = row.seats.length
  const middle = {
    x: row.seats.reduce((sum, seat) => sum + seat.x, 0) / count,
    y: row.seats.reduce((sum, seat) => sum + seat.y, 0) / count,
  }
  const nearest = Math.min(...row.seats.map((seat) => Math.hypot(seat.x - middle.x, seat.y - middle.y)))
  const top = nearest - radius * 1.35
  return top >= radius * 0.6 ? { center: middle, radius: top, name: row.name } : undefined
}

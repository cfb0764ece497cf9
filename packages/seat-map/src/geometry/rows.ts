import type { MapRow, Point } from "../venue.ts"

export interface RowName {
  readonly at: Point
  readonly text: string
}

export interface TableTop {
  readonly center: Point
  readonly radius: number
  readonly name: string
}

/** Where a row's name may stand: one step before its first seat or after its last, along the row. */
export function rowNamePlaces(row: MapRow, pitch: number): RowName[] {
  const seats = row.seats
  const first = seats[0]
  const last = seats.at(-1)
  if (row.name === "" || first === undefined || last === undefined) return []
  return [
    outward(first, seats[1] ?? { x: first.x + 1, y: first.y }),
    outward(last, seats.at(-2) ?? { x: last.x - 1, y: last.y }),
  ].map((at) => ({ at, text: row.name }))

  function outward(end: Point, next: Point): Point {
    const length = Math.hypot(end.x - next.x, end.y - next.y) || 1
    return { x: end.x + ((end.x - next.x) / length) * pitch, y: end.y + ((end.y - next.y) / length) * pitch }
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

import { add, type Point, rounded } from "../geometry/points.ts"
import type { PlanRow, PlanSeat } from "../plan/seating-plan.ts"

/** What new seats get. Guids are never made of labels: a seat that is numbered anew stays the same seat. */
export interface SeatMaker {
  /** Name of a category of the plan. */
  readonly category: string
  /** An id that no seat of the plan has. */
  readonly newGuid: () => string
}

export const newSeat = (position: Point, number: string, { category, newGuid }: SeatMaker): PlanSeat => ({
  seat_guid: newGuid(),
  seat_number: number,
  position: rounded(position),
  category,
})

/** A row whose seats are at places of its zone, numbered from 1 on. */
export function newRow(name: string, places: readonly Point[], maker: SeatMaker): PlanRow {
  const start = rounded(places[0] ?? { x: 0, y: 0 })
  return {
    row_number: name,
    position: start,
    seats: places.map((place, index) => newSeat(minus(place, start), String(index + 1), maker)),
  }
}

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

const origin: Point = { x: 0, y: 0 }

/** Where the seats of a row are in its zone, in the file's order. */
export const placesOf = ({ position = origin, seats }: PlanRow): readonly Point[] =>
  seats.map((seat) => add(position, seat.position))

/** The row with its seats at other places of its zone; seats that stay where they are stay the same. */
export function withPlaces(row: PlanRow, places: readonly Point[]): PlanRow {
  const start = row.position ?? origin
  return {
    ...row,
    seats: row.seats.map((seat, index) => {
      const position = rounded(minus(places[index] ?? add(start, seat.position), start))
      return position.x === seat.position.x && position.y === seat.position.y ? seat : { ...seat, position }
    }),
  }
}

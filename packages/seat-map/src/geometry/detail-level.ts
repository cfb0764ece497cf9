import { POLYGON_MODE_SEATS, venueMode } from "@parterre/domain/seats"

export { POLYGON_MODE_SEATS }

/** [MAP-003], [MAP-005], [MAP-012] */
export const SEATS_ABOVE_SCALE = 1.5
const SEATS_BELOW_COUNT = 500
export const MAX_LOADED_SECTIONS = 15

/** `full`: every seat is drawn. `polygons`: regions only. `seats`: a large venue seen close, with seats in the regions in view. */
export type MapMode = "full" | "polygons" | "seats"

export function isLargeVenue(sections: Iterable<{ readonly numberOfSeats: number }>): boolean {
  let seats = 0
  for (const section of sections) seats += section.numberOfSeats
  return venueMode(seats) === "polygons"
}

export function mapMode(large: boolean, scale: number, visibleSeats: number): MapMode {
  if (!large) return "full"
  return scale > SEATS_ABOVE_SCALE || visibleSeats < SEATS_BELOW_COUNT ? "seats" : "polygons"
}

/** How much of a seat is worth drawing at its size on screen (radius in CSS pixels). */
export type SeatDetailLevel = "dot" | "circle" | "mark" | "number"

export function seatDetailLevel(radius: number): SeatDetailLevel {
  if (radius < 2.5) return "dot"
  if (radius < 5.5) return "circle"
  return radius < 9 ? "mark" : "number"
}

/** Row names appear once seats are large enough to count them, and names fit between rows. */
export const showsRowNames = (radius: number) => radius >= 4.5

/** How far from its seats a row's name may stand. */
export const rowNameReach = (radius: number) => radius * 4

/** A finger cannot aim at a seat this small: its tap comes closer first. */
export const mustComeCloser = (pointer: "mouse" | "touch" | "pen", radius: number) =>
  pointer === "touch" && radius < 6

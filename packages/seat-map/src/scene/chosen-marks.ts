import { type Bounds, boundsOf, center, grown } from "../geometry/bounds.ts"
import { clusters } from "../geometry/clusters.ts"
import type { Point } from "../venue.ts"
import type { SeatMarkings } from "./marked-seats.ts"

/** A chosen seat never shrinks under this radius, so that a choice is seen from afar (CSS pixels). */
const LEAST_PX = 5.5
/** Around a mark: its edge, and the ring of what is in the cart (CSS pixels). */
const RING_PX = 3

/** What stands for one chosen seat, or from afar for several side by side. */
export interface ChosenMark {
  readonly places: readonly Point[]
  /** Where the sign stands: a check, or the number of seats. */
  readonly at: Point
  /** Around the sign, in plan units. */
  readonly radius: number
  /** All in the cart already. */
  readonly isMine: boolean
}

/** Radius of the mark of one seat, in plan units. */
export const markRadius = (seat: number, scale: number) => Math.max(seat * 1.08, LEAST_PX / scale)

/** Marks that would lie upon each other are one, with the number of their seats. */
export function chosenMarks(
  { temporary, mine }: Pick<SeatMarkings, "temporary" | "mine">,
  seat: number,
  scale: number,
): ChosenMark[] {
  const radius = markRadius(seat, scale)
  const isAfar = radius > seat * 1.08
  const places = [
    ...temporary.map(({ x, y }) => ({ x, y, isMine: false })),
    ...mine.map(({ x, y }) => ({ x, y, isMine: true })),
  ]
  return (isAfar ? clusters(places, radius * 1.5) : places.map((place) => [place])).map((some) => ({
    places: some,
    at: center(boundsOf(some)!),
    radius: some.length === 1 ? radius : radius * 1.5,
    isMine: some.every(({ isMine }) => isMine),
  }))
}

/** The ground a mark covers, in plan units. */
export function markGround({ places, at, radius }: ChosenMark, seat: number, scale: number): Bounds[] {
  const around = ({ x, y }: Point, by: number) =>
    grown({ left: x, right: x, top: y, bottom: y }, by + RING_PX / scale)
  return [around(at, radius), ...places.map((place) => around(place, markRadius(seat, scale)))]
}

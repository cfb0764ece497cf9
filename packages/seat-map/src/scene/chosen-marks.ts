import { type Bounds, boundsOf, center } from "../geometry/bounds.ts"
import { clusters } from "../geometry/clusters.ts"
import { boxAround } from "../geometry/name-ground.ts"
import type { Point } from "../venue.ts"
import type { SeatMarkings } from "./marked-seats.ts"

/** A chosen seat never shrinks under this radius, so that a choice is seen from afar (CSS pixels). */
const LEAST_PX = 5.5
/** Around a mark: its edge, and the ring of what is in the cart (CSS pixels). */
const RING_PX = 3
/** Of the number of places on a floor (CSS pixels). */
const FLOOR_PX = 12
/** A number needs more ground than a check. */
const NUMBER_SHARE = 1.5
/** Two discs nearer than this share of their radii together cover too much of each other to be read. */
const APART_SHARE = 0.75

interface ChosenPlace extends Point {
  readonly isMine: boolean
}

/** What stands for one chosen seat, from afar for several close together, or for places without numbers. */
export interface ChosenMark {
  readonly places: readonly ChosenPlace[]
  /** Where the sign stands: a check, or how many seats there are. */
  readonly at: Point
  /** Of the sign's ground, in plan units. */
  readonly radius: number
  /** All are in the cart already; a mark of both kinds is one that is still to be bought. */
  readonly isMine: boolean
}

/** A chosen seat covers the edge of the one under it. */
const COVER = 1.08

/** Radius of a chosen seat, in plan units. */
export const markRadius = (seat: number, scale: number) => Math.max(seat * COVER, LEAST_PX / scale)

/** Whether marks are larger than the seats they stand for. */
export const isSeenFromAfar = (seat: number, scale: number) => LEAST_PX / scale > seat * COVER

/** A mark for each chosen seat; from afar, those that would lie upon each other are one that says how many. */
export function chosenMarks(
  { temporary, mine }: Pick<SeatMarkings, "temporary" | "mine">,
  seat: number,
  scale: number,
): readonly ChosenMark[] {
  const radius = markRadius(seat, scale)
  const as =
    (isMine: boolean) =>
    ({ x, y }: Point): ChosenPlace => ({ x, y, isMine })
  const places = [...temporary.map(as(false)), ...mine.map(as(true))]
  if (!isSeenFromAfar(seat, scale)) return places.map((place) => markOf([place], radius))
  let marks: readonly ChosenMark[] = clusters(places, radius * 2 * APART_SHARE).map((some) =>
    markOf(some, radius),
  )
  // A number is larger than the checks it stands for, and may reach the next mark.
  for (let before = Infinity; marks.length < before; ) {
    before = marks.length
    marks = joined(marks, radius)
  }
  return marks
}

/** The number on a floor where so many places without numbers are chosen, upon its lower edge: its name has the room. */
export function floorMark(floor: Bounds, count: number, scale: number, isMine = false): ChosenMark {
  const radius = FLOOR_PX / scale
  const at = { x: center(floor).x, y: floor.bottom, isMine }
  return { places: Array(count).fill(at), at, radius, isMine }
}

function markOf(places: readonly ChosenPlace[], radius: number): ChosenMark {
  return {
    places,
    at: signPlace(places, radius),
    radius: places.length === 1 ? radius : radius * NUMBER_SHARE,
    isMine: places.every(({ isMine }) => isMine),
  }
}

/** The middle; of seats round a corner, the one nearest to it. */
function signPlace(places: readonly ChosenPlace[], radius: number): Point {
  const middle = center(boundsOf(places)!)
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y)
  const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best))
  return far(nearest) < radius ? middle : { x: nearest.x, y: nearest.y }
}

function joined(marks: readonly ChosenMark[], radius: number): readonly ChosenMark[] {
  const apart: ChosenMark[] = []
  for (const mark of marks) {
    const near = apart.findIndex((other) => areTooClose(mark, other, radius))
    if (near < 0) apart.push(mark)
    else apart[near] = markOf([...apart[near]!.places, ...mark.places], radius)
  }
  return apart
}

/** Whether the sign of one lies upon the other's sign or seats. */
function areTooClose(a: ChosenMark, b: ChosenMark, radius: number): boolean {
  const meets = (at: Point, own: number, other: Point, its: number) =>
    Math.hypot(at.x - other.x, at.y - other.y) < (own + its) * APART_SHARE
  return (
    meets(a.at, a.radius, b.at, b.radius) ||
    a.places.some((place) => meets(place, radius, b.at, b.radius)) ||
    b.places.some((place) => meets(place, radius, a.at, a.radius))
  )
}

/** The boxes a mark covers, in plan units. */
export function markGround({ places, at, radius }: ChosenMark, seat: number, scale: number): Bounds[] {
  const around = (place: Point, reach: number) => {
    const side = 2 * (reach + RING_PX / scale)
    return boxAround(place, 0, side, side)
  }
  return [around(at, radius), ...places.map((place) => around(place, markRadius(seat, scale)))]
}

import { add, type Point, turned } from "../geometry/points.ts"
import type { PlanRow } from "../plan/seating-plan.ts"
import {
  countFault,
  distanceFault,
  type LaidOutRows,
  type LayoutFault,
  MOST_SEATS_IN_ROW,
  tightCurve,
} from "./layout-fault.ts"
import { minus, newRow, newSeat, placesOf, type SeatMaker, withPlaces } from "./seat-maker.ts"

/** Rows one behind the other, in the units of the plan and the coordinates of their zone. */
export interface SeatBlock {
  /** The middle of the front row. */
  readonly front: Point
  /** Degrees clockwise; at 0 the front row runs from left to right, and rows follow downwards. */
  readonly turn: number
  /** Between neighbours, along the row. */
  readonly pitch: number
  /** From a row to the next. */
  readonly depth: number
  /** Seats of each row, from the front. */
  readonly counts: readonly number[]
  /** How far every second row is moved along, in shares of the pitch; 0.5 has people look between heads. */
  readonly stagger: number
  /**
   * The radius of the front row around the centre that all rows share; more than 0 has the ends of rows come towards the
   * front, less than 0 away from it, and none is straight.
   */
  readonly radius?: number | undefined
}

/** The radius of a row that long whose middle lies `sagitta` behind its ends: what a handle on the row's middle says. */
export const radiusOf = (width: number, sagitta: number): number | undefined =>
  Math.abs(sagitta) < width / 10_000 ? undefined : (width ** 2 / 4 + sagitta ** 2) / (2 * sagitta)

/** How far the middle of a row that long lies behind its ends. */
export function sagittaOf(width: number, radius: number | undefined): number {
  if (radius === undefined) return 0
  const half = Math.min(width / 2, Math.abs(radius))
  return Math.sign(radius) * (Math.abs(radius) - Math.sqrt(radius ** 2 - half ** 2))
}

interface BlockPlace extends Point {
  /** Degrees clockwise: the way of the row there. */
  readonly along: number
}

/** Where the seats of a block belong, row by row; spacing along a curve is even by its own length. */
export function blockPlaces(
  block: SeatBlock,
): { readonly places: readonly (readonly BlockPlace[])[] } | { readonly fault: LayoutFault } {
  const fault = countFault(block.counts) ?? distanceFault([block.pitch, block.depth])
  if (fault !== undefined) return { fault }
  const places: (readonly BlockPlace[])[] = []
  for (const [index, count] of block.counts.entries()) {
    const row = rowPlaces(block, index, count)
    if (row === undefined) return { fault: tightCurve }
    places.push(row)
  }
  return { places }
}

function rowPlaces(block: SeatBlock, index: number, count: number): readonly BlockPlace[] | undefined {
  const { front, turn, pitch, depth, stagger, radius } = block
  const shift = index % 2 === 0 ? 0 : stagger * pitch
  const own = radius === undefined ? undefined : radius + index * depth
  const reach = ((count - 1) / 2) * pitch + Math.abs(shift)
  // Rows beyond the centre would stand on the other side of it; a row beyond half a turn would meet itself.
  if (radius !== undefined && own !== undefined && count > 0)
    if (own * radius <= 0 || reach > Math.abs(own) * Math.PI * 0.98) return undefined
  return Array.from({ length: count }, (_, seat) => {
    const along = (seat - (count - 1) / 2) * pitch + shift
    const angle = own === undefined ? 0 : along / own
    const local =
      own === undefined || radius === undefined
        ? { x: along, y: index * depth }
        : { x: own * Math.sin(angle), y: own * Math.cos(angle) - radius }
    return { ...add(front, turned(local, turn)), along: turn - (angle * 180) / Math.PI }
  })
}

/** A new block: its rows without names, their seats numbered from 1. */
export function newBlock(block: SeatBlock, maker: SeatMaker): LaidOutRows {
  const laid = blockPlaces(block)
  return "fault" in laid ? laid : { rows: laid.places.map((places) => newRow("", places, maker)) }
}

/** A row from one end to the other, both with a seat. */
export function rowBetween(from: Point, to: Point, count: number, maker: SeatMaker): LaidOutRows {
  const fault = countFault([count])
  if (fault !== undefined || count > MOST_SEATS_IN_ROW) return { fault: fault ?? tightCurve }
  const places = Array.from({ length: count }, (_, seat) => {
    const share = count === 1 ? 0 : seat / (count - 1)
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
  return { rows: [newRow("", places, maker)] }
}

/**
 * The rows of a block in another shape: the same seats, in the file's order from left to right, each as far from its
 * place, along and across the row, as it was nudged before. A row that gets more seats gets new ones at its right end;
 * one that gets fewer loses them there.
 */
export function reshaped(
  rows: readonly PlanRow[],
  before: SeatBlock,
  after: SeatBlock,
  maker: SeatMaker,
): LaidOutRows {
  const [old, laid] = [blockPlaces(before), blockPlaces(after)]
  if ("fault" in laid) return laid
  if ("fault" in old) return old
  const changed = laid.places.map((places, index): PlanRow => {
    const row = rows[index]
    if (row === undefined) return newRow("", places, maker)
    const were = placesOf(row)
    const to = places.map((place, seat) => {
      const [own, was] = [were[seat], old.places[index]?.[seat]]
      return own === undefined || was === undefined
        ? place
        : add(place, turned(minus(own, was), place.along - was.along))
    })
    const kept = withPlaces({ ...row, seats: row.seats.slice(0, to.length) }, to)
    const start = row.position ?? { x: 0, y: 0 }
    const added = to
      .slice(kept.seats.length)
      .map((place, seat) => newSeat(minus(place, start), String(kept.seats.length + seat + 1), maker))
    return added.length === 0 ? kept : { ...kept, seats: [...kept.seats, ...added] }
  })
  return { rows: changed }
}

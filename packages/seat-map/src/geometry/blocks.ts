import type { Point } from "../venue.ts"
import { boundsOf, height, width } from "./bounds.ts"

/**
 * The longest side of a block in plan units: a usual section of 20 by 20 seats is one block however it is turned, since
 * from afar a picture costs more than what is on it; at the closest zoom on a sharp screen it stays under 16 MB.
 */
export const BLOCK_SIDE = 320

/** Cuts the seats of a section into blocks of bounded extent; each is drawn once into its own picture. */
export function splitIntoBlocks<Seat extends Point>(seats: readonly Seat[], side = BLOCK_SIDE): Seat[][] {
  const box = boundsOf(seats)
  if (box === undefined) return []
  const long = Math.max(width(box), height(box))
  if (long <= side || seats.length < 2) return [[...seats]]
  const along = width(box) >= height(box) ? "x" : "y"
  const middle = along === "x" ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2
  const before = seats.filter((seat) => seat[along] < middle)
  const after = seats.filter((seat) => seat[along] >= middle)
  return [...splitIntoBlocks(before, side), ...splitIntoBlocks(after, side)]
}

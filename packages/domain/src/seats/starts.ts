import { type Bits, both, either, fromLeft, fromRight, type Mask, maskOf, without } from "./mask.ts"

/** Where a group of `size` may start so that all its seats are in the mask. */
export function groupStarts(seats: Mask, size: number, bits: Bits): Mask {
  if (size < 1 || size > bits.length) return maskOf([], bits.length)
  let starts = seats
  // Doubling: groups of n and of n more, side by side, are groups of 2n.
  for (let have = 1; have < size; ) {
    const step = Math.min(have, size - have)
    starts = both(starts, fromRight(starts, step, bits))
    have += step
  }
  return starts
}

/** Of those starts, the ones that leave a single free seat before or after the group. */
export function strandingStarts(
  starts: Mask,
  size: number,
  free: Mask,
  bits: Bits,
): { before: Mask; after: Mask } {
  const wraps = bits.ring && size === bits.length - 1
  // Around a ring but for one seat, that seat has the group on both sides.
  const loneBefore = wraps ? free : without(free, fromLeft(free, 1, bits))
  const loneAfter = without(free, fromRight(free, 1, bits))
  return {
    before: both(starts, fromLeft(loneBefore, 1, bits)),
    after: wraps ? maskOf([], bits.length) : both(starts, fromRight(loneAfter, size, bits)),
  }
}

/** The starts that leave no seat alone. */
export function cleanStarts(starts: Mask, size: number, free: Mask, bits: Bits): Mask {
  const { before, after } = strandingStarts(starts, size, free, bits)
  return without(starts, either(before, after))
}

/** Free seats without a free neighbour. */
export const loneSeats = (free: Mask, bits: Bits): Mask =>
  without(free, either(fromLeft(free, 1, bits), fromRight(free, 1, bits)))

/** All seats of the groups with these starts. */
export function covered(starts: Mask, size: number, bits: Bits): Mask {
  let seats = starts
  for (let have = 1; have < size; ) {
    const step = Math.min(have, size - have)
    seats = either(seats, fromLeft(seats, step, bits))
    have += step
  }
  return seats
}

/** The seats of one group in order, around the ring where it is one. */
export const groupAt = (start: number, size: number, { length, ring }: Bits): number[] =>
  Array.from({ length: size }, (_, i) => (ring ? (start + i) % length : start + i))

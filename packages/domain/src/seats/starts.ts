import {
  type Bits,
  both,
  either,
  emptyMask,
  fromLeft,
  fromRight,
  type Mask,
  maskOf,
  wordFromRight,
} from "./mask.ts"

// A group is told by its start: its first seat, from which it reaches along the row or around the ring.

/** Where a group of `size` may start so that all its seats are in the mask. */
export function groupStarts(seats: Mask, size: number, bits: Bits): Mask {
  if (size < 1 || size > bits.length) return emptyMask(bits.length)
  let starts = seats
  // Doubling: groups of n and of n more, side by side, are groups of 2n.
  for (let have = 1; have < size; ) {
    const step = Math.min(have, size - have)
    const before = starts
    starts = before.map((word, i) => word & wordFromRight(before, i, step, bits))
    have += step
  }
  return starts
}

/** All seats of the groups with these starts. */
export const covered = (starts: Mask, size: number, bits: Bits): Mask => spread(starts, size, bits, fromLeft)

/** Of these starts, those whose group contains a seat. */
export const startsAround = (seat: number, starts: Mask, size: number, bits: Bits): Mask =>
  startsOver(maskOf([seat], bits.length), starts, size, bits)

/** Of these starts, those whose group contains some of the seats. */
export const startsOver = (seats: Mask, starts: Mask, size: number, bits: Bits): Mask =>
  both(starts, spread(seats, size, bits, fromRight))

function spread(from: Mask, size: number, bits: Bits, shift: typeof fromLeft): Mask {
  let seats = from
  for (let have = 1; have < size; ) {
    const step = Math.min(have, size - have)
    seats = either(seats, shift(seats, step, bits))
    have += step
  }
  return seats
}

/** The seats of one group in order, around the ring where it is one. */
export const groupAt = (start: number, size: number, { length, ring }: Bits): number[] =>
  Array.from({ length: size }, (_, i) => (ring ? (start + i) % length : start + i))

/**
 * A set of seat positions of one row as bits: seat `i` is bit `i mod 30` of word `i div 30`. Thirty bits a word keep
 * every word a small integer in all engines. Every mask of a row has the same number of words.
 */
export type Mask = readonly number[]

/** The bits of a row: how many seats, and whether the last neighbours the first. */
export type Bits = { length: number; ring: boolean }

const WORD = 30
const FULL = 2 ** WORD - 1

const words = (length: number) => Math.ceil(length / WORD)

export function maskOf(positions: Iterable<number>, length: number): Mask {
  const mask = new Array<number>(words(length)).fill(0)
  for (const position of positions) setBit(mask, position)
  return mask
}

export function setBit(mask: number[], position: number): void {
  const word = Math.floor(position / WORD)
  mask[word] = (mask[word] ?? 0) | (1 << (position % WORD))
}

export const hasBit = (mask: Mask, position: number): boolean =>
  (((mask[Math.floor(position / WORD)] ?? 0) >> (position % WORD)) & 1) === 1

// Plain loops from here on: every click and every hold runs through them.

export function isEmpty(mask: Mask): boolean {
  for (const word of mask) if (word !== 0) return false
  return true
}

export function both(a: Mask, b: Mask): Mask {
  const result: number[] = []
  for (let i = 0; i < a.length; i++) result.push((a[i] ?? 0) & (b[i] ?? 0))
  return result
}

export function either(a: Mask, b: Mask): Mask {
  const result: number[] = []
  for (let i = 0; i < a.length; i++) result.push((a[i] ?? 0) | (b[i] ?? 0))
  return result
}

export function without(a: Mask, b: Mask): Mask {
  const result: number[] = []
  for (let i = 0; i < a.length; i++) result.push((a[i] ?? 0) & ~(b[i] ?? 0))
  return result
}

/** The positions in a mask, in order. */
export function positionsOf(mask: Mask): number[] {
  const positions: number[] = []
  mask.forEach((word, i) => {
    for (let rest = word; rest !== 0; rest &= rest - 1)
      positions.push(i * WORD + 31 - Math.clz32(rest & -rest))
  })
  return positions
}

/** Bit `i` of the result is bit `i + by` of the mask; `by` is at most the row's length. */
export function fromRight(mask: Mask, by: number, { length, ring }: Bits): Mask {
  const moved = shiftDown(mask, by)
  return ring ? either(moved, shiftUp(mask, length - by, length)) : moved
}

/** Bit `i` of the result is bit `i - by` of the mask; `by` is at most the row's length. */
export function fromLeft(mask: Mask, by: number, { length, ring }: Bits): Mask {
  const moved = shiftUp(mask, by, length)
  return ring ? either(moved, shiftDown(mask, length - by)) : moved
}

/** The seats beside a seat: two, or one at the end of a row. */
export const neighboursOf = (position: number, { length, ring }: Bits): number[] =>
  [position - 1, position + 1]
    .map((beside) => (ring ? (beside + length) % length : beside))
    .filter((beside) => beside >= 0 && beside < length)

function shiftDown(mask: Mask, by: number): Mask {
  const skip = Math.floor(by / WORD)
  const bits = by % WORD
  const result: number[] = []
  for (let i = 0; i < mask.length; i++) {
    const carried = bits === 0 ? 0 : ((mask[i + skip + 1] ?? 0) << (WORD - bits)) & FULL
    result.push(((mask[i + skip] ?? 0) >> bits) | carried)
  }
  return result
}

function shiftUp(mask: Mask, by: number, length: number): Mask {
  const skip = Math.floor(by / WORD)
  const bits = by % WORD
  const result: number[] = []
  for (let i = 0; i < mask.length; i++) {
    const carried = bits === 0 ? 0 : (mask[i - skip - 1] ?? 0) >> (WORD - bits)
    const seats = Math.min(WORD, length - i * WORD)
    result.push((((mask[i - skip] ?? 0) << bits) | carried) & ((1 << seats) - 1))
  }
  return result
}

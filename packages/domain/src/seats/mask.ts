/**
 * A set of seat positions of one row as bits: seat `i` is bit `i mod 30` of word `i div 30`. Thirty bits a word keep
 * every word a small integer in all engines. Every mask of a row has the same number of words.
 */
export type Mask = readonly number[]

/** The bits of a row: how many seats, and whether the last neighbours the first. */
export type Bits = { length: number; ring: boolean }

const WORD = 30
const FULL = 2 ** WORD - 1

export const emptyMask = (length: number): number[] => new Array<number>(Math.ceil(length / WORD)).fill(0)

export function maskOf(positions: Iterable<number>, length: number): Mask {
  const mask = emptyMask(length)
  for (const position of positions) setBit(mask, position)
  return mask
}

export function setBit(mask: number[], position: number): void {
  const word = Math.floor(position / WORD)
  mask[word] = (mask[word] ?? 0) | (1 << (position % WORD))
}

export const hasBit = (mask: Mask, position: number): boolean =>
  (((mask[Math.floor(position / WORD)] ?? 0) >> (position % WORD)) & 1) === 1

export function isEmpty(mask: Mask): boolean {
  for (const word of mask) if (word !== 0) return false
  return true
}

export const both = (a: Mask, b: Mask): Mask => a.map((word, i) => word & (b[i] ?? 0))
export const either = (a: Mask, b: Mask): Mask => a.map((word, i) => word | (b[i] ?? 0))
export const without = (a: Mask, b: Mask): Mask => a.map((word, i) => word & ~(b[i] ?? 0))

/** The positions in a mask, in order. */
export function positionsOf(mask: Mask): number[] {
  const positions: number[] = []
  mask.forEach((word, i) => {
    for (let rest = word; rest !== 0; rest &= rest - 1)
      positions.push(i * WORD + 31 - Math.clz32(rest & -rest))
  })
  return positions
}

/** Bit `i` of the result is bit `i + by` of the mask. */
export const fromRight = (mask: Mask, by: number, bits: Bits): Mask =>
  mask.map((_, word) => wordFromRight(mask, word, by, bits))

/** Bit `i` of the result is bit `i - by` of the mask. */
export const fromLeft = (mask: Mask, by: number, bits: Bits): Mask =>
  mask.map((_, word) => wordFromLeft(mask, word, by, bits))

/** One word of `fromRight`: rules that combine several shifts need no mask for each. */
export function wordFromRight(mask: Mask, word: number, by: number, { length, ring }: Bits): number {
  if (!ring) return wordDown(mask, word, by)
  const around = by % length
  return wordDown(mask, word, around) | wordUp(mask, word, length - around, length)
}

/** One word of `fromLeft`. */
export function wordFromLeft(mask: Mask, word: number, by: number, { length, ring }: Bits): number {
  if (!ring) return wordUp(mask, word, by, length)
  const around = by % length
  return wordUp(mask, word, around, length) | wordDown(mask, word, length - around)
}

/** The seats beside a seat: two, or one at the end of a row. */
export const neighboursOf = (position: number, { length, ring }: Bits): number[] =>
  [position - 1, position + 1]
    .map((beside) => (ring ? (beside + length) % length : beside))
    .filter((beside) => beside >= 0 && beside < length)

function wordDown(mask: Mask, word: number, by: number): number {
  const skip = by < WORD ? 0 : Math.floor(by / WORD)
  const from = word + skip
  const bits = by - skip * WORD
  // The last word has no next to carry from.
  const carried = from + 1 < mask.length && bits > 0 ? ((mask[from + 1] ?? 0) << (WORD - bits)) & FULL : 0
  return from < mask.length ? ((mask[from] ?? 0) >> bits) | carried : 0
}

function wordUp(mask: Mask, word: number, by: number, length: number): number {
  const skip = by < WORD ? 0 : Math.floor(by / WORD)
  const from = word - skip
  const bits = by - skip * WORD
  const carried = from > 0 && bits > 0 ? (mask[from - 1] ?? 0) >> (WORD - bits) : 0
  const seats = Math.min(WORD, length - word * WORD)
  return from < 0 ? 0 : (((mask[from] ?? 0) << bits) | carried) & ((1 << seats) - 1)
}

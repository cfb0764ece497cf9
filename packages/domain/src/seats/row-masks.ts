import { type Bits, type Mask, maskOf, setBit } from "./mask.ts"
import type { RowPicture } from "./row.ts"

/** The masks of a row: the seats one can buy now, and the same by price level. */
export type RowMasks = { bits: Bits; free: Mask; levels: ReadonlyMap<string, Mask> }

/** Reads a row into masks; keep them while the row stays as it is. */
export function rowMasks(row: RowPicture): RowMasks {
  const length = row.seats.length
  const free = [...maskOf([], length)]
  const levels = new Map<string, number[]>()
  row.seats.forEach(({ state, priceLevelId }, position) => {
    if (state !== "free" || priceLevelId === undefined) return
    setBit(free, position)
    const level = levels.get(priceLevelId) ?? [...maskOf([], length)]
    levels.set(priceLevelId, level)
    setBit(level, position)
  })
  return { bits: bitsOf(row), free, levels }
}

/** Two seats or fewer cannot close a ring: each neighbour would be counted twice. */
export const bitsOf = (row: RowPicture): Bits => ({
  length: row.seats.length,
  ring: row.ring && row.seats.length > 2,
})

import { type Bits, emptyMask, type Mask, setBit } from "./mask.ts"
import type { RowPicture } from "./row.ts"

/** The masks of a row: the seats one can buy now, the same by price level, and the seats kept accessible. */
export type RowMasks = { bits: Bits; free: Mask; levels: ReadonlyMap<string, Mask>; accessible: Mask }

/** Reads a row into masks; keep them while the row stays as it is. */
export function rowMasks(row: RowPicture): RowMasks {
  const length = row.seats.length
  const free = emptyMask(length)
  const accessible = emptyMask(length)
  const levels = new Map<string, number[]>()
  row.seats.forEach((seat, position) => {
    if (seat.accessible) setBit(accessible, position)
    if (seat.state !== "free" || seat.priceLevelId === undefined) return
    setBit(free, position)
    const level = levels.get(seat.priceLevelId) ?? emptyMask(length)
    levels.set(seat.priceLevelId, level)
    setBit(level, position)
  })
  return { bits: bitsOf(row), free, levels, accessible }
}

/** Two seats or fewer cannot close a ring: each neighbour would be counted twice. */
export const bitsOf = (row: RowPicture): Bits => ({
  length: row.seats.length,
  ring: row.ring && row.seats.length > 2,
})

/** The price levels that have a free seat in some of the rows. */
export const levelsIn = (rows: readonly RowMasks[]): string[] => [
  ...new Set(rows.flatMap(({ levels }) => [...levels.keys()])),
]

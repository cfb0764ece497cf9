import { type Bits, either, emptyMask, fromLeft, fromRight, type Mask, maskOf, setBit } from "./mask.ts"
import type { RowPicture, SeatPicture } from "./row.ts"

/** The masks of a row: the seats one can buy now, the same by price level, and its wheelchair places where it has any. */
export type RowMasks = {
  bits: Bits
  free: Mask
  levels: ReadonlyMap<string, Mask>
  wheelchair: WheelchairMasks | undefined
}

/** The accessible seats of a row, and where the orphan rule gives way to them. */
export type WheelchairMasks = {
  seats: Mask
  /** Seats that may be left alone: accessible ones, and those beside one, whoever is on it: they are a companion's. */
  spared: Mask
  /** Seats whose taker may leave others alone: accessible ones, and those beside one that is the shopper's own. */
  excused: Mask
}

/** Whether one can buy a seat now. */
export const isFree = (seat: SeatPicture | undefined): seat is SeatPicture & { priceLevelId: string } =>
  seat?.state === "free" && seat.priceLevelId !== undefined

/** Reads a row into masks; keep them while the row stays as it is. */
export function rowMasks(row: RowPicture): RowMasks {
  const length = row.seats.length
  const free = emptyMask(length)
  const accessible: number[] = []
  const own: number[] = []
  const levels = new Map<string, number[]>()
  row.seats.forEach((seat, position) => {
    if (seat.accessible) {
      accessible.push(position)
      if (seat.state === "mine") own.push(position)
    }
    if (!isFree(seat)) return
    setBit(free, position)
    const level = levels.get(seat.priceLevelId) ?? emptyMask(length)
    levels.set(seat.priceLevelId, level)
    setBit(level, position)
  })
  const bits = bitsOf(row)
  return { bits, free, levels, wheelchair: wheelchairMasks(accessible, own, bits) }
}

/** From the positions of the accessible seats, and of those among them that are the shopper's own. */
function wheelchairMasks(
  accessible: readonly number[],
  own: readonly number[],
  bits: Bits,
): WheelchairMasks | undefined {
  if (accessible.length === 0) return undefined
  const seats = maskOf(accessible, bits.length)
  const withCompanions = (of: Mask) => either(seats, either(fromLeft(of, 1, bits), fromRight(of, 1, bits)))
  return { seats, spared: withCompanions(seats), excused: withCompanions(maskOf(own, bits.length)) }
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

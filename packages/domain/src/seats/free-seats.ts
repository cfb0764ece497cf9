import type { SeatDetail } from "@parterre/contract"

/** Bits of a seat in its hexadecimal digit, the first seat's the highest. */
const bits = [8, 4, 2, 1] as const

/**
 * Who could sit where, as live availability tells it: for each of so many events, the seats that others could sit in there, four to
 * a hexadecimal digit, in the order of the section's details.
 */
export const freeSeats = (details: readonly SeatDetail[], events: number): string[] =>
  Array.from({ length: events }, (_, event) => {
    const digits: string[] = []
    for (let start = 0; start < details.length; start += bits.length) {
      const digit = bits.reduce<number>((sum, bit, place) => {
        const { sellable = false, freeAt = [] } = details[start + place] ?? {}
        return sellable || freeAt.includes(event) ? sum + bit : sum
      }, 0)
      digits.push(digit.toString(16))
    }
    return digits.join("")
  })

/**
 * The details of a section with the seats that are free now; undefined when what is told is of another number of seats. The
 * details of a seat that is as it was are the same object.
 */
export function withFreeSeats(
  details: readonly SeatDetail[],
  free: readonly string[],
): readonly SeatDetail[] | undefined {
  const digits = Math.ceil(details.length / bits.length)
  if (free.length === 0 || free.some((text) => text.length !== digits)) return undefined
  return details.map((seat, index) => {
    const at = free.flatMap((text, event) => (hasSeat(text, index) ? [event] : []))
    const sellable = at.length === free.length && seat.priceLevelId !== null
    const freeAt = sellable || at.length === 0 ? undefined : at
    if (seat.sellable === sellable && String(seat.freeAt) === String(freeAt)) return seat
    const { freeAt: _, ...rest } = seat
    return freeAt === undefined ? { ...rest, sellable } : { ...rest, sellable, freeAt }
  })
}

const hasSeat = (text: string, index: number): boolean =>
  (Number.parseInt(text.charAt(Math.floor(index / bits.length)), 16) & (bits[index % bits.length] ?? 0)) !== 0

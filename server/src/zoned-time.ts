import { DateTime } from "luxon"

/** A moment as a place's clocks show it, with their offset: `2026-12-05T19:30:00-05:00`. */
export function isoInZone(at: number, timeZone: string): string {
  const iso = DateTime.fromMillis(Math.floor(at / 1000) * 1000, { zone: timeZone }).toISO({
    suppressMilliseconds: true,
  })
  if (iso === null) throw new RangeError(`There is no time ${at} in ${timeZone}`)
  // Luxon writes UTC as Z; the contract's times all have an offset.
  return iso.replace(/Z$/, "+00:00")
}

/** The day it is somewhere: `2026-12-05`. */
export const dayInZone = (at: number, timeZone: string): string => isoInZone(at, timeZone).slice(0, 10)

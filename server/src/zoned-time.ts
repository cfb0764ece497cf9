import { DateTime } from "luxon"

/** Moments that are asked for again and again: now, when a cart ends, when an event begins. By zone and second. */
const recent = new Map<string, string>()
const mostRecent = 1_000

/** A moment as a place's clocks show it, with their offset: `2026-12-05T19:30:00-05:00`. */
export function isoInZone(at: number, timeZone: string): string {
  const second = Math.floor(at / 1000)
  const key = `${second} ${timeZone}`
  const known = recent.get(key)
  if (known !== undefined) return known
  const iso = DateTime.fromMillis(second * 1000, { zone: timeZone }).toISO({ suppressMilliseconds: true })
  if (iso === null) throw new RangeError(`There is no time ${at} in ${timeZone}`)
  // Luxon writes UTC as Z; the contract's times all have an offset.
  const written = iso.replace(/Z$/, "+00:00")
  if (recent.size >= mostRecent) recent.clear()
  recent.set(key, written)
  return written
}

/** The day it is somewhere: `2026-12-05`. */
export const dayInZone = (at: number, timeZone: string): string => isoInZone(at, timeZone).slice(0, 10)

/** When a local day begins, epoch milliseconds. */
export const startOfDay = (day: string, timeZone: string): number =>
  DateTime.fromISO(day, { zone: timeZone }).startOf("day").toMillis()

/** When clocks show an hour of a local day, epoch milliseconds; an hour that they skip is the next one. */
export const hourOfDay = (day: string, hour: number, timeZone: string): number =>
  DateTime.fromISO(day, { zone: timeZone }).set({ hour }).toMillis()

/** The day that comes so many months and days after another; the last of a month that is shorter. */
export const dayAfter = (day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string =>
  DateTime.fromISO(day, { zone: "UTC" }).plus({ months, days }).toISODate() ?? day

/** The moment at which the day it is somewhere ends, in epoch milliseconds. */
export const endOfDay = (at: number, timeZone: string): number =>
  DateTime.fromMillis(at, { zone: timeZone }).plus({ days: 1 }).startOf("day").toMillis()

import { DateTime, IANAZone } from "luxon"

const format = "yyyy-MM-dd'T'HH:mm"

/** `YYYY-MM-DDTHH:MM` on the wall clock of a time zone. */
const read = (text: string, zone: string) => DateTime.fromFormat(text, format, { zone, locale: "en-CA" })

/** Whether the text names a day of the calendar and a time of the day. */
export const isLocalTime = (text: string): boolean => read(text, "UTC").toFormat(format) === text

/** Whether the text is a time of the day, `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Whether the runtime knows the IANA zone. */
export const isTimeZone = (zone: string): boolean => IANAZone.isValidZone(zone)

/**
 * Epoch milliseconds of a local time. Nothing when the clock of that zone skips it; the first of the two when the
 * clock shows it twice.
 */
export function instantOf(text: string, zone: string): number | undefined {
  const time = read(text, zone)
  if (time.toFormat(format) !== text) return undefined
  const [first = time] = time.getPossibleOffsets()
  return first.toMillis()
}

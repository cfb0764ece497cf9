/** `YYYY-MM-DDTHH:MM` on the wall clock of a time zone. */
const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Whether the text names a day of the calendar and a time of the day. */
export const isLocalTime = (text: string): boolean => wallClock(text) !== undefined

/** Whether the text is a time of the day, `HH:MM`. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Whether the runtime knows the IANA zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-CA", { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/**
 * Epoch milliseconds of a local time. Nothing when the clock of that zone skips it; the first of the two when the
 * clock shows it twice.
 */
export function instantOf(text: string, zone: string): number | undefined {
  const wall = wallClock(text)
  if (wall === undefined) return undefined
  const day = 86_400_000
  const offsets = [offsetAt(wall - day, zone), offsetAt(wall + day, zone)]
  return offsets
    .map((offset) => wall - offset)
    .sort((a, b) => a - b)
    .find((instant) => instant + offsetAt(instant, zone) === wall)
}

/** The local time as if it were UTC. */
function wallClock(text: string): number | undefined {
  const match = pattern.exec(text)
  if (match === null) return undefined
  const [year, month, date, hours, minutes] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const time = Date.UTC(year, month - 1, date, hours, minutes)
  return new Date(time).toISOString().slice(0, 16) === text ? time : undefined
}

/** How far the zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"))
  return shown - Math.floor(instant / 60_000) * 60_000
}

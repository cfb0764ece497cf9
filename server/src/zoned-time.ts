const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as a place's clocks show it, with their offset: `2026-12-05T19:30:00-05:00`. */
export function isoInZone(at: number, timeZone: string): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  )
  const date = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`
  const time = `${parts.get("hour")}:${parts.get("minute")}:${parts.get("second")}`
  // "GMT-05:00", and "GMT" alone for none.
  const offset = parts.get("timeZoneName")?.slice("GMT".length) ?? ""
  return `${date}T${time}${offset === "" ? "+00:00" : offset}`
}

/** The day it is somewhere: `2026-12-05`. */
export const dayInZone = (at: number, timeZone: string): string => isoInZone(at, timeZone).slice(0, 10)

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  })
  formats.set(timeZone, made)
  return made
}

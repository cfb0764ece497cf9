/** An event as a calendar keeps it; times are epoch milliseconds. */
export interface CalendarEntry {
  /** Stays the same, so that an event that is added again replaces itself. */
  readonly id: string
  readonly title: string
  readonly startsAt: number
  readonly endsAt: number
  readonly place: string
  readonly description: string | undefined
  readonly geo: { readonly latitude: number; readonly longitude: number } | undefined
  readonly isCancelled: boolean
}

/** One event as an iCalendar file [RFC 5545], made at `now`. */
export function calendarFile(entry: CalendarEntry, now: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parterre//Tickets//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(entry.id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    ...(entry.description === undefined ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
    ...(entry.geo === undefined ? [] : [`GEO:${entry.geo.latitude};${entry.geo.longitude}`]),
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join("")
}

/** `20270115T003000Z` */
const utc = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, "")

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n")

/** Bytes of a line at most; the next one goes on after a space. */
const longestLine = 75

function folded(line: string): string {
  const parts: string[] = []
  let part = ""
  for (const character of line) {
    if (Buffer.byteLength(part + character) > longestLine) {
      parts.push(part)
      part = " "
    }
    part += character
  }
  return [...parts, part].join("\r\n")
}

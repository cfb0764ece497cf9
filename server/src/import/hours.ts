import { type Known, type Report, takeKey } from "./check-page.ts"
import { instantOf } from "./local-time.ts"
import type { EventEntry, HourEntry, PageFile, ShowEntry, TenantFile } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"
import type { VenueLayout } from "./venue-layout.ts"

// An event with `hours` is a day: each of its hours is sold as an event of its own, with its own places.

/** The keys of the hours of each day, by the day's own key. */
export type HoursOfDays = ReadonlyMap<string, readonly string[]>

const hourKey = (day: string, at: string): string => `${day}-${at.replace(":", "")}`

const written = (hour: HourEntry) => (typeof hour === "string" ? { at: hour } : hour)

const timesOf = (event: EventEntry): readonly string[] => (event.hours ?? []).map((hour) => written(hour).at)

export const hoursOfDays = (pages: readonly PageSource[]): HoursOfDays =>
  new Map(
    pages
      .flatMap(({ file }) => file.value.shows.flatMap(({ events }) => events))
      .filter(({ hours }) => hours !== undefined)
      .map((event) => [event.key, timesOf(event).map((at) => hourKey(event.key, at))]),
  )

/** Keys of events, with those of its hours instead of a day's. */
export const eachHour = (keys: readonly string[], days: HoursOfDays): readonly string[] => [
  ...new Set(keys.flatMap((key) => days.get(key) ?? key)),
]

/** What is said of a key that names no event. */
export const noSuchEvent = (key: string, days: HoursOfDays): string => {
  const [first] = days.get(key) ?? []
  return first === undefined
    ? `there is no event "${key}"`
    : `"${key}" has several hours: name one, such as "${first}"`
}

/** A page whose events are hours where they have some, and are named so throughout. */
export const pageByHour = (page: PageFile, days: HoursOfDays): PageFile => ({
  ...page,
  shows: page.shows.map((show) => ({ ...show, events: show.events.flatMap(eventsByHour) })),
  ...(page.promotions === undefined ? {} : { promotions: withEachHour(page.promotions, days) }),
  ...(page.flexPasses === undefined ? {} : { flexPasses: withEachHour(page.flexPasses, days) }),
})

/** What tenant.yaml names of events, by hour. */
export const tenantByHour = (tenant: TenantFile, days: HoursOfDays): TenantFile => ({
  ...tenant,
  ...(tenant.promotions === undefined ? {} : { promotions: withEachHour(tenant.promotions, days) }),
  ...(tenant.shippings === undefined ? {} : { shippings: withEachHour(tenant.shippings, days) }),
})

const withEachHour = <Entry extends { readonly events?: readonly string[] }>(
  entries: readonly Entry[],
  days: HoursOfDays,
): Entry[] =>
  entries.map((entry) => (entry.events ? { ...entry, events: eachHour(entry.events, days) } : entry))

function eventsByHour({ hours, ...event }: EventEntry): EventEntry[] {
  if (hours === undefined) return [event]
  return hours.map(written).map(({ at, places, saleState = event.saleState }) => ({
    ...event,
    key: hourKey(event.key, at),
    start: `${event.start.slice(0, 11)}${at}`,
    saleState,
    ofDay: { key: event.key, places },
  }))
}

/** What is for a whole event, and would be of each of its hours. */
const ofWholeEvents = ["doors", "parking", "queue"] as const

/** What is wrong with the hours of an event. */
export function checkHours(
  event: EventEntry,
  show: ShowEntry,
  known: Pick<Known, "timeZone" | "eventKeys"> & { readonly layout: VenueLayout | undefined },
  report: Report,
): void {
  if (event.hours === undefined) return
  for (const field of ofWholeEvents)
    if (event[field] !== undefined) report([field], "not for an event with hours")
  if (show.parking !== undefined)
    report(["hours"], "its show has parking, which is for whole events: give these a show of their own")
  const day = event.start.slice(0, 11)
  const times = timesOf(event)
  if (times[0] !== event.start.slice(11))
    report(["hours", 0], `"${times[0]}" is not the time of start: the first hour is`)
  for (const [h, at] of times.entries()) {
    const before = times[h - 1]
    takeKey(known.eventKeys, hourKey(event.key, at), (_, message) => report(["hours", h], message))
    if (before !== undefined && at <= before) report(["hours", h], `"${at}" is not after "${before}"`)
    if (known.timeZone !== undefined && instantOf(day + at, known.timeZone) === undefined)
      report(["hours", h], `"${day}${at}" does not exist in ${known.timeZone}: the clocks change then`)
  }
  for (const [h, hour] of event.hours.entries())
    checkPlaces(written(hour).places, known.layout, (message) => report(["hours", h, "places"], message))
}

function checkPlaces(
  places: number | undefined,
  layout: VenueLayout | undefined,
  report: (message: string) => void,
): void {
  if (places === undefined || layout === undefined) return
  const [only, ...others] = layout.sections
  const capacity = only?.generalAdmission?.capacity
  if (capacity === undefined || others.length > 0)
    report("only in a venue of one general admission area: elsewhere, its places are those of the venue")
  else if (places > capacity) report(`${places} is more than the ${capacity} of its venue`)
}

import type { EventEntry, HourEntry, PageFile, TenantFile } from "./tenant-files.ts"
import type { PageSource } from "./tenant-folder.ts"

// An event with `hours` is a day: each of its hours is sold as an event of its own, with its own places.

/** The keys of the hours of each day, by the day's own key. */
export type HoursOfDays = ReadonlyMap<string, readonly string[]>

export const hourKey = (day: string, at: string): string => `${day}-${at.replace(":", "")}`

export const writtenHour = (hour: HourEntry) => (typeof hour === "string" ? { at: hour } : hour)

export const timesOf = (event: EventEntry): readonly string[] =>
  (event.hours ?? []).map((hour) => writtenHour(hour).at)

export const hoursOfDays = (pages: readonly PageSource[]): HoursOfDays =>
  new Map(
    pages
      .flatMap(({ file }) => file.value.shows.flatMap(({ events }) => events))
      .filter(({ hours }) => hours !== undefined)
      .map((event) => [event.key, timesOf(event).map((at) => hourKey(event.key, at))]),
  )

/** Keys of events, with those of its hours instead of a day's. */
const eachHour = (keys: readonly string[], days: HoursOfDays): readonly string[] => [
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
  return hours.map(writtenHour).map(({ at, places, saleState = event.saleState }) => ({
    ...event,
    key: hourKey(event.key, at),
    start: `${event.start.slice(0, 11)}${at}`,
    saleState,
    ofDay: { key: event.key, places },
  }))
}

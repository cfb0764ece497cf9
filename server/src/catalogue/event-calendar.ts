import type { Localized } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { writtenHour } from "@parterre/domain/dates"
import { openOrAll } from "@parterre/domain/sale-states"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { dayIdOf, type PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { calendarFile } from "./calendar-file.ts"
import { inLanguage, placeOf } from "./event-answers.ts"

/** Milliseconds an event is taken to last where nobody says how long. */
const usualLength = 2 * 60 * 60_000

/** What somebody bought for an event. */
export interface OrderAtEvent {
  readonly number: string
  /** Its places and its number in words, each a line. */
  readonly told: readonly string[]
}

/**
 * An event of the programme as a file for a calendar, with when the doors open and what an order has there. A day whose hour is still to be chosen
 * is one entry, from the start of its first hour that is not cancelled to the end of its last.
 */
export function eventCalendar(
  site: PublishedWebsite,
  idOrCode: string,
  language: Language,
  now: number,
  order?: OrderAtEvent,
): string {
  const { website } = site
  const event = site.event(idOrCode)
  const ofDay = event === undefined ? site.hoursOf(idOrCode) : [event]
  const hours = openOrAll(
    ofDay,
    ofDay.filter(({ sale_state }) => sale_state !== "CANCELLED"),
  )
  const [row] = hours
  if (row === undefined) throw new Refusal("event-unknown")
  const [show, venue] = [site.show(row.show_id), site.venue(row.venue_id)]
  if (show === undefined || venue === undefined) throw new Refusal("event-unknown")
  const place = placeOf(venue, language)
  const { latitude, longitude } = place
  const doors = row.doors_at === null ? undefined : writtenHour(row.doors_at, website.timeZone, language)
  const length = show.duration_minutes === null ? usualLength : show.duration_minutes * 60_000
  const description = [
    ...(doors === undefined ? [] : [`${texts.doors[language]} ${doors}`]),
    ...(order?.told ?? []),
  ]
  const id = event === undefined ? dayIdOf(row) : row.id
  return calendarFile(
    {
      // Two orders for an evening are two entries.
      id: `${order === undefined ? id : `${id}.${order.number}`}@${website.id}`,
      title: inLanguage(language, show.title_fr, show.title_en),
      startsAt: row.starts_at,
      endsAt: Math.max(...hours.map(({ starts_at }) => starts_at)) + length,
      place: [place.name, placeAddress(place, language)].join(", "),
      description: description.length === 0 ? undefined : description.join("\n"),
      geo: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      isCancelled: hours.every(({ sale_state }) => sale_state === "CANCELLED"),
    },
    now,
  )
}

const texts = {
  doors: { fr: "Ouverture des portes\u00a0:", en: "Doors open at" },
} as const satisfies Record<string, Localized>

/**
 * Where that file is, from the site's root as pictures are. It names its tenant, its language and the order, so that it opens
 * outside of the shop too.
 */
export const calendarUrl = (
  websiteId: string,
  eventId: string,
  language: Language,
  order?: string,
): string => {
  const query = new URLSearchParams(defined({ subdomain: websiteId, language, order }))
  return `/v1/events/${encodeURIComponent(eventId)}/calendar?${query}`
}

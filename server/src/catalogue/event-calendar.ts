import { placeAddress } from "@parterre/domain/addresses"
import { writtenHour } from "@parterre/domain/dates"
import type { EventRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { calendarFile } from "./calendar-file.ts"
import { inLanguage, placeOf } from "./event-answers.ts"

/** Milliseconds an event is taken to last where nobody says how long. */
const usualLength = 2 * 60 * 60_000

/** An event of the programme as a file for a calendar, with when the doors open. */
export function eventCalendar(
  site: PublishedWebsite,
  row: EventRow,
  language: Language,
  now: number,
): string {
  const { website } = site
  const [show, venue] = [site.show(row.show_id), site.venue(row.venue_id)]
  if (show === undefined || venue === undefined) throw new Refusal("event-unknown")
  const place = placeOf(venue, language)
  const { latitude, longitude } = place
  const doors = row.doors_at === null ? undefined : writtenHour(row.doors_at, website.timeZone, language)
  const length = show.duration_minutes === null ? usualLength : show.duration_minutes * 60_000
  return calendarFile(
    {
      id: `${row.id}@${website.id}`,
      title: inLanguage(language, show.title_fr, show.title_en),
      startsAt: row.starts_at,
      endsAt: row.starts_at + length,
      place: [place.name, placeAddress(place, language)].join(", "),
      description: doors && inLanguage(language, `Ouverture des portes : ${doors}`, `Doors open at ${doors}`),
      geo: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      isCancelled: row.sale_state === "CANCELLED",
    },
    now,
  )
}

/** Where that file is, from the site's root as pictures are. It names its tenant and its language, so that it opens outside of the shop too. */
export const calendarUrl = (websiteId: string, eventId: string, language: Language): string =>
  `/v1/events/${encodeURIComponent(eventId)}/calendar?${new URLSearchParams({ subdomain: websiteId, language })}`

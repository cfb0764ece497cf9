import type { QueryParameters } from "@parterre/contract"
import { distanceKm } from "@parterre/domain/geography"
import { textMatches } from "@parterre/domain/language"
import { findProvince } from "@parterre/domain/provinces"
import type { Website } from "../http/handler.ts"
import { isoInZone } from "../zoned-time.ts"
import { upcoming } from "./page-answers.ts"
import { postalArea } from "./postal-areas.ts"
import type { PublishedPage } from "./published-pages.ts"

/** What of a query decides which pages are answered; what else is in it names the caller, the website or the language. */
export type PageFilters = Pick<
  QueryParameters<"listPages">,
  "category" | "province" | "startDate" | "endDate" | "q" | "postalCode"
>

/** A page with the kilometres to its nearest venue, where they were asked for and can be told. */
export interface FoundPage {
  readonly page: PublishedPage
  readonly km?: number
}

/** The pages a visitor asked for: soonest first, or nearest first from a postal code. */
export function filterPages(
  pages: readonly PublishedPage[],
  filters: PageFilters,
  website: Website,
): readonly FoundPage[] {
  const kept = pages.filter(
    (page) =>
      (filters.category === undefined || page.row.category === filters.category) &&
      hasEvent(page, filters, website.timeZone) &&
      tells(page, filters.q),
  )
  return byDistance(kept.toSorted(bySoonest), filters.postalCode)
}

/** Whether one event answers all wishes for place and days; what is over does not while something is still to come. */
function hasEvent(
  page: PublishedPage,
  { province, startDate: from, endDate: to }: PageFilters,
  timeZone: string,
): boolean {
  if (province === undefined && from === undefined && to === undefined) return true
  const wanted = province && (findProvince(province) ?? province)
  return upcoming(page.events).some((event) => {
    if (wanted !== undefined && event.venue.province_state !== wanted) return false
    const at = isoInZone(event.row.starts_at, timeZone).slice(0, "2026-12-05T19:30".length)
    return at >= wholeDay(from, "00:00") && at <= wholeDay(to, "23:59")
  })
}

/** A day as a local time, where it is none; an open end is before, or after, all of them. */
const wholeDay = (moment: string | undefined, time: "00:00" | "23:59"): string =>
  moment === undefined
    ? time === "00:00"
      ? ""
      : "9999"
    : moment.includes("T")
      ? moment
      : `${moment}T${time}`

/** Whether every word asked for is in the titles or the venues, accents and case aside. */
function tells(page: PublishedPage, words: string | undefined): boolean {
  if (words === undefined) return true
  const { row, shows, events, products } = page
  const texts = [
    ...[row.title_fr, row.title_en, row.subtitle_fr, row.subtitle_en],
    ...shows.flatMap((show) => [show.title_fr, show.title_en]),
    ...products.flatMap((product) => [product.row.title_fr, product.row.title_en]),
    ...events.flatMap(({ venue }) => [venue.name_fr, venue.name_en, venue.city]),
  ]
  return textMatches(texts.join(" "), words)
}

function bySoonest(a: PublishedPage, b: PublishedPage): number {
  return soonest(a) - soonest(b) || (a.row.id < b.row.id ? -1 : 1)
}

/** What is over comes last. */
function soonest({ events }: PublishedPage): number {
  const [next] = upcoming(events)
  if (next === undefined) return Number.MAX_SAFE_INTEGER
  return next.saleState === "WASONSALE" ? Number.MAX_SAFE_INTEGER - 1 : next.row.starts_at
}

function byDistance(pages: readonly PublishedPage[], postalCode: string | undefined): readonly FoundPage[] {
  const from = postalCode === undefined ? undefined : postalArea(postalCode)
  if (from === undefined) return pages.map((page) => ({ page }))
  const away = (page: PublishedPage) =>
    Math.min(
      ...upcoming(page.events).map(({ venue: { latitude, longitude } }) =>
        latitude === null || longitude === null ? Infinity : distanceKm(from, { latitude, longitude }),
      ),
    )
  return pages
    .map((page) => ({ page, km: away(page) }))
    .toSorted((a, b) => (a.km === b.km ? 0 : a.km - b.km))
    .map(({ page, km }) => (km === Infinity ? { page } : { page, km }))
}

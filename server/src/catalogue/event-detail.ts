import type { EventDetail } from "@parterre/contract"
import { priceFrom } from "@parterre/domain/pricing"
import { sumLeft } from "../availability/event-tally.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { eventRule } from "../published/event-rule.ts"
import { levelsOf } from "../published/open-prices.ts"
import { dayIdOf, type PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { dayFacts, inLanguage, itemHours, noteOf, placeOf } from "./event-answers.ts"
import { memberOffers, presaleAnswer, promotedNow } from "./event-offers.ts"
import { priceLevel, seatMapOf, taxNames } from "./price-levels.ts"
import { publishedEvents } from "./published-events.ts"
import { onSaleOf, saleStateNow } from "./sale-state.ts"

/** What is left at each event that is asked about. */
type LeftOf = ReadonlyMap<string, Pick<LiveCounts, "counts">>

/** One hour of a day with the others to change to, or an event that has but one. */
export function hourDetail(
  site: PublishedWebsite,
  row: EventRow,
  left: LeftOf,
  language: Language,
  now: number,
): EventDetail {
  const detail = eventDetail(site, row, left.get(row.id) ?? { counts: [] }, language, now)
  const hours = publishedEvents(site, site.hoursOf(dayIdOf(row)), left, now)
  if (hours.length === 0) return detail
  return { ...detail, itemHours: itemHours(hours, site.website, language), hoursId: row.id }
}

/** A day whose hour is still to be chosen: what its hours have in common, and nothing to buy. */
export function dayDetail(
  site: PublishedWebsite,
  rows: readonly EventRow[],
  left: LeftOf,
  language: Language,
  now: number,
): EventDetail {
  const [row] = rows
  if (row === undefined) throw new Refusal("event-unknown")
  const { hoursId: _, priceFrom: _price, ...first } = hourDetail(site, row, left, language, now)
  const { saleState, placesLeft, priceFrom: least } = dayFacts(publishedEvents(site, rows, left, now))
  return defined({
    ...first,
    ...{ id: dayIdOf(row), code: row.day_code ?? row.code, saleState, placesLeft, priceFrom: least },
    ...{ seatMap: "none" as const, priceLevels: [] },
  })
}

/** One event with what its places cost, as it is at a moment. */
function eventDetail(
  site: PublishedWebsite,
  row: EventRow,
  { counts }: Pick<LiveCounts, "counts">,
  language: Language,
  now: number,
): EventDetail {
  const { website } = site
  const [page, show, venue] = [site.page(row.page_id), site.show(row.show_id), site.venue(row.venue_id)]
  if (page === undefined || show === undefined || venue === undefined) throw new Refusal("event-unknown")
  const prices = site.pricesOf(row.id)
  const iso = (at: number) => isoInZone(at, website.timeZone)
  const placesLeft = sumLeft(counts)
  return defined({
    id: row.id,
    code: row.code,
    pageId: page.id,
    showId: show.id,
    title: inLanguage(language, show.title_fr, show.title_en),
    pageTitle: inLanguage(language, page.title_fr, page.title_en),
    imageUrl: assetUrl(website.id, page.image),
    start: iso(row.starts_at),
    doors: row.doors_at === null ? undefined : iso(row.doors_at),
    onSaleFrom: row.on_sale_from === null ? undefined : iso(row.on_sale_from),
    durationMinutes: show.duration_minutes ?? undefined,
    note: noteOf(row, language),
    saleState: saleStateNow(onSaleOf(row), now, placesLeft),
    place: placeOf(venue, language),
    seatMap: seatMapOf(venue, counts),
    priceLevels: site
      .priceLevelsOf(row.venue_id)
      .flatMap((level) => priceLevel(level, prices, counts, language, promotedNow(site, row.id, now))),
    priceFrom: priceFrom(levelsOf(prices)),
    placesLeft,
    ...eventRule(website, [row]),
    presale: presaleAnswer(site, row, language, now),
    memberOffers: memberOffers(site, row.id, language, now),
    taxNames: taxNames(row.province, venue, iso(now), language),
    serverTime: iso(now),
    timeZone: website.timeZone,
  })
}

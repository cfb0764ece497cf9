import type { EventDetail } from "@parterre/contract"
import { sumLeft } from "../availability/event-tally.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { inLanguage, noteOf, placeOf, priceFrom } from "./event-answers.ts"
import { memberOffers, presaleAnswer, promotedNow } from "./event-offers.ts"
import { priceLevel, seatMapOf, taxNames } from "./price-levels.ts"
import { onSaleOf, saleStateNow } from "./sale-state.ts"

/** One event with what its places cost, as it is at a moment. */
export function eventDetail(
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
    priceFrom: priceFrom(prices),
    placesLeft,
    avoidSingle: website.avoidSingle,
    lastResort: website.lastResort,
    presale: presaleAnswer(site, row, language, now),
    memberOffers: memberOffers(site, row.id, language, now),
    taxNames: taxNames(row.province, venue, iso(now), language),
    serverTime: iso(now),
    timeZone: website.timeZone,
  })
}

import type { EventDetail } from "@parterre/contract"
import { eventCounts, sumLeft } from "../availability/event-counts.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { catalogueStore } from "./catalogue-store.ts"
import { inLanguage, noteOf, placeOf, priceFrom } from "./event-answers.ts"
import { priceLevel, seatMapOf, taxNames } from "./price-levels.ts"
import { saleStateNow } from "./sale-state.ts"

/** One event with what its places cost, by id or code. */
export async function eventDetail(
  { db, clock }: Dependencies,
  website: Website,
  language: Language,
  idOrCode: string,
): Promise<EventDetail> {
  const store = catalogueStore(db, website.id)
  const now = clock.now()
  const row = await store.event(idOrCode)
  if (row === undefined) throw new Refusal("event-unknown")
  const [[page], show, venue, levels, prices, counts] = await Promise.all([
    store.pages(row.page_id),
    store.show(row.show_id),
    store.venue(row.venue_id),
    store.priceLevels(row.venue_id),
    store.prices([row.id]),
    eventCounts(db, row, now),
  ])
  if (page === undefined || show === undefined || venue === undefined) throw new Refusal("event-unknown")
  const iso = (at: number) => isoInZone(at, website.timeZone)
  const placesLeft = sumLeft(counts)
  const onSale = { saleState: row.sale_state, startsAt: row.starts_at, onSaleFrom: row.on_sale_from }
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
    saleState: saleStateNow(onSale, now, placesLeft),
    place: placeOf(venue, language),
    seatMap: seatMapOf(venue, counts),
    priceLevels: levels.flatMap((level) => priceLevel(level, prices, counts, language)),
    priceFrom: priceFrom(prices),
    placesLeft,
    avoidSingle: website.avoidSingle,
    lastResort: website.lastResort,
    taxNames: taxNames(row.province, venue, iso(now), language),
    serverTime: iso(now),
    timeZone: website.timeZone,
  })
}

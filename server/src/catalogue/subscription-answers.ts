import type { Subscription, SubscriptionDetail } from "@parterre/contract"
import { sumLeft } from "../availability/event-counts.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { subscriptionStore } from "../subscriptions/subscription-store.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { catalogueStore } from "./catalogue-store.ts"
import { calendarEvent, inLanguage, placeOf, priceFrom } from "./event-answers.ts"
import { priceLevel, seatMapOf, taxNames } from "./price-levels.ts"
import { type PublishedSubscription, publishedSubscriptions } from "./published-subscriptions.ts"

/** A subscription as its page shows it. */
export function subscriptionAnswer(
  { row, venue, events, prices, priceLevels, counts, saleState }: PublishedSubscription,
  website: Website,
  language: Language,
): Subscription {
  const image = events[0]?.page.image
  return defined({
    id: row.id,
    title: inLanguage(language, row.title_fr, row.title_en),
    description: inLanguage(language, row.description_fr, row.description_en) ?? undefined,
    imageUrl: image === undefined ? undefined : assetUrl(website.id, image),
    saleState,
    seatMap: seatMapOf(venue, counts),
    events: events.map((event) => calendarEvent(event, website, language)),
    priceLevels: priceLevels.flatMap((level) => priceLevel(level, prices, counts, language)),
    priceFrom: priceFrom(prices),
  })
}

/** One subscription with what is needed to choose its places. */
export async function subscriptionDetail(
  { db, clock }: Dependencies,
  website: Website,
  language: Language,
  id: string,
): Promise<SubscriptionDetail> {
  const now = clock.now()
  const row = await subscriptionStore(db, website.id).subscription(id)
  const [published] = row === undefined ? [] : await publishedSubscriptions(db, website, [row], now)
  const [first] = published?.events ?? []
  if (published === undefined || first === undefined) throw new Refusal("subscription-unknown")
  const [page] = await catalogueStore(db, website.id).pages(published.row.page_id)
  const iso = (at: number) => isoInZone(at, website.timeZone)
  return {
    ...subscriptionAnswer(published, website, language),
    pageId: published.row.page_id,
    pageTitle: page === undefined ? "" : inLanguage(language, page.title_fr, page.title_en),
    start: iso(first.row.starts_at),
    place: placeOf(published.venue, language),
    placesLeft: sumLeft(published.counts),
    avoidSingle: website.avoidSingle,
    lastResort: website.lastResort,
    taxNames: taxNames(first.row.province, published.venue, iso(now), language),
    serverTime: iso(now),
    timeZone: website.timeZone,
  }
}

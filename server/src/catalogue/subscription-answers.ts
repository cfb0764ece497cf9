import type { SaleState, Subscription, SubscriptionDetail } from "@parterre/contract"
import { priceFrom } from "@parterre/domain/pricing"
import { type AvailabilityCount, sumLeft } from "../availability/event-tally.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { eventRule } from "../published/event-rule.ts"
import { levelsOf } from "../published/open-prices.ts"
import type { PublishedWebsite, VisibleSubscription } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { calendarEvent, inLanguage, type PublishedEvent, placeOf } from "./event-answers.ts"
import { priceLevel, seatMapOf, taxNames } from "./price-levels.ts"
import { publishedEvents } from "./published-events.ts"
import { subscriptionState } from "./subscription-state.ts"

/** A subscription with all that decides how it is shown. */
export interface PublishedSubscription extends Omit<VisibleSubscription, "events"> {
  readonly venue: VenueRow
  /** By start; at least one. */
  readonly events: readonly PublishedEvent[]
  /** What is left at every one of its events, by section and price level. */
  readonly counts: readonly AvailabilityCount[]
  readonly saleState: SaleState
}

/** A subscription as it is at a moment; `ofEvents` is what is left of each of its events. */
export function publishedSubscription(
  site: PublishedWebsite,
  subscription: VisibleSubscription,
  { counts }: Pick<LiveCounts, "counts">,
  ofEvents: ReadonlyMap<string, LiveCounts>,
  now: number,
): PublishedSubscription {
  const events = publishedEvents(site, subscription.events, ofEvents, now)
  const [first] = events
  if (first === undefined) throw new Refusal("subscription-unknown")
  const saleState = subscriptionState(subscription.events, now, sumLeft(counts))
  return { ...subscription, venue: first.venue, events, counts, saleState }
}

/** A subscription as its page shows it. */
export function subscriptionAnswer(
  site: PublishedWebsite,
  { row, venue, events, prices, counts, saleState }: PublishedSubscription,
  language: Language,
): Subscription {
  const { website } = site
  const image = events[0]?.page.image
  const priceLevels = site.priceLevelsOf(row.venue_id)
  return defined({
    id: row.id,
    title: inLanguage(language, row.title_fr, row.title_en),
    description: inLanguage(language, row.description_fr, row.description_en) ?? undefined,
    imageUrl: image === undefined ? undefined : assetUrl(website.id, image),
    saleState,
    seatMap: seatMapOf(venue, counts),
    events: events.map((event) => calendarEvent(event, website, language)),
    priceLevels: priceLevels.flatMap((level) => priceLevel(level, prices, counts, language)),
    priceFrom: priceFrom(levelsOf(prices)),
  })
}

/** One subscription with what is needed to choose its places. */
export function subscriptionDetail(
  site: PublishedWebsite,
  published: PublishedSubscription,
  language: Language,
  now: number,
): SubscriptionDetail {
  const { website } = site
  const { row, venue, counts } = published
  const first = published.events[0] as PublishedEvent
  const page = site.page(row.page_id)
  const iso = (at: number) => isoInZone(at, website.timeZone)
  return {
    ...subscriptionAnswer(site, published, language),
    pageId: row.page_id,
    pageTitle: page === undefined ? "" : inLanguage(language, page.title_fr, page.title_en),
    start: iso(first.row.starts_at),
    place: placeOf(venue, language),
    placesLeft: sumLeft(counts),
    ...eventRule(
      website,
      published.events.map((event) => event.row),
    ),
    taxNames: taxNames(first.row.province, venue, iso(now), language),
    serverTime: iso(now),
    timeZone: website.timeZone,
  }
}

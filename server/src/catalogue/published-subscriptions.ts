import type { SaleState } from "@parterre/contract"
import type { Knex } from "knex"
import { type AvailabilityCount, sumLeft } from "../availability/event-counts.ts"
import { subscriptionCounts } from "../availability/subscription-counts.ts"
import type {
  SubscriptionPriceRow,
  SubscriptionRow,
  VenuePriceLevelRow,
  VenueRow,
} from "../database/tables.ts"
import type { Website } from "../http/handler.ts"
import { isVisible, subscriptionStore } from "../subscriptions/subscription-store.ts"
import { catalogueStore } from "./catalogue-store.ts"
import type { PublishedEvent } from "./event-answers.ts"
import { publishedEvents } from "./published-events.ts"
import { subscriptionState } from "./subscription-state.ts"

/** A subscription with all that decides how it is shown. */
export interface PublishedSubscription {
  readonly row: SubscriptionRow
  readonly venue: VenueRow
  /** By start; at least one. */
  readonly events: readonly PublishedEvent[]
  readonly prices: readonly SubscriptionPriceRow[]
  readonly priceLevels: readonly VenuePriceLevelRow[]
  /** What is left at every one of its events, by section and price level. */
  readonly counts: readonly AvailabilityCount[]
  readonly saleState: SaleState
}

/** These subscriptions as they are now; one with an event hidden from shoppers is left out. */
export async function publishedSubscriptions(
  db: Knex,
  website: Website,
  rows: readonly SubscriptionRow[],
  now: number,
): Promise<readonly PublishedSubscription[]> {
  if (rows.length === 0) return []
  const store = subscriptionStore(db, website.id)
  const ids = rows.map(({ id }) => id)
  const [subscribed, prices] = await Promise.all([store.events(ids), store.prices(ids)])
  const published = await publishedEvents(db, website, subscribed, now)
  const eventById = new Map(published.map((event) => [event.row.id, event]))
  const all = rows.map(async (row): Promise<PublishedSubscription[]> => {
    const own = subscribed.filter((event) => event.subscription_id === row.id)
    const events = own.flatMap(({ id }) => eventById.get(id) ?? [])
    const [first] = events
    if (first === undefined || !isVisible(own)) return []
    const [counts, priceLevels] = await Promise.all([
      subscriptionCounts(db, row, own, now),
      catalogueStore(db, website.id).priceLevels(row.venue_id),
    ])
    return [
      {
        row,
        venue: first.venue,
        events,
        prices: prices.filter((price) => price.subscription_id === row.id),
        priceLevels,
        counts,
        saleState: subscriptionState(own, now, sumLeft(counts)),
      },
    ]
  })
  return (await Promise.all(all)).flat()
}

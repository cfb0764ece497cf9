import type { Sold } from "@parterre/domain/subscriptions"
import type { Age, LiveAvailability, LiveCounts } from "../availability/live-counts.ts"
import type { PublishedWebsite, VisibleSubscription } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import type { SoldSeats } from "./section-details.ts"

/** Milliseconds that a map which is open may be behind what is left. */
export const liveAge = 250

/** What is sold on a map. */
export interface OnMap extends SoldSeats {
  readonly id: string
  readonly subscription?: VisibleSubscription
}

export function soldOn(site: PublishedWebsite, { type, id }: Sold): OnMap {
  if (type === "event") {
    const row = site.event(id)
    if (row === undefined) throw new Refusal("event-unknown")
    return { id: row.id, venueId: row.venue_id, events: [row], prices: site.pricesOf(row.id) }
  }
  const subscription = site.subscription(id)
  if (subscription === undefined) throw new Refusal("subscription-unknown")
  const { row, events, prices } = subscription
  return { id: row.id, venueId: row.venue_id, events, prices, subscription }
}

/** What is left of it. */
export async function leftOf(
  live: LiveAvailability,
  site: PublishedWebsite,
  sold: OnMap,
  age: Age,
): Promise<LiveCounts> {
  if (sold.subscription !== undefined) return live.ofSubscription(site, sold.subscription, age)
  const left = await live.ofEvents(site, sold.events, age)
  return left.get(sold.id) as LiveCounts
}

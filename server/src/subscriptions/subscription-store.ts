import type { Knex } from "knex"
import type {
  EventRow,
  SubscriptionEventRow,
  SubscriptionPriceRow,
  SubscriptionRow,
} from "../database/tables.ts"

/** What one website sells of several events together. */
export const subscriptionStore = (db: Knex, websiteId: string) => ({
  subscription: async (id: string): Promise<SubscriptionRow | undefined> =>
    db<SubscriptionRow>("subscriptions").where({ website_id: websiteId, id }).first(),

  /** The events of these subscriptions, by start. */
  events: async (ids: readonly string[]): Promise<readonly SubscribedEvent[]> => {
    const query: Promise<SubscribedEvent[]> = db<SubscriptionEventRow>("subscription_events")
      .join("events", "events.id", "subscription_events.event_id")
      .where({ "subscription_events.website_id": websiteId })
      .whereIn("subscription_events.subscription_id", [...ids])
      .select("events.*", "subscription_events.subscription_id")
      .orderBy(["events.starts_at", "events.id"])
    return query
  },

  prices: async (ids: readonly string[]): Promise<readonly SubscriptionPriceRow[]> =>
    db<SubscriptionPriceRow>("subscription_prices")
      .where({ website_id: websiteId })
      .whereIn("subscription_id", [...ids])
      .orderBy(["subscription_id", "ordinal"]),
})

export type SubscribedEvent = EventRow & Pick<SubscriptionEventRow, "subscription_id">

/** A subscription that shoppers may see: each of its events is one. */
export interface VisibleSubscription {
  readonly row: SubscriptionRow
  /** By start; at least one. */
  readonly events: readonly SubscribedEvent[]
}

/** A subscription shoppers may see; one with an event hidden from them is not there. */
export async function visibleSubscription(
  db: Knex,
  websiteId: string,
  id: string,
): Promise<VisibleSubscription | undefined> {
  const store = subscriptionStore(db, websiteId)
  const row = await store.subscription(id)
  if (row === undefined) return undefined
  const events = await store.events([id])
  return isVisible(events) ? { row, events } : undefined
}

const isVisible = (events: readonly Pick<EventRow, "sale_state">[]): boolean =>
  events.length > 0 && events.every((event) => event.sale_state !== "INVISIBLE")

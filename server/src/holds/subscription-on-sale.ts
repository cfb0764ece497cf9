import { subscriptionShares } from "@parterre/domain/subscriptions"
import type { Knex } from "knex"
import { subscriptionStore, visibleSubscription } from "../subscriptions/subscription-store.ts"
import type { EventPrice } from "./event-on-sale.ts"
import { fromPriceRow } from "./on-sale-store.ts"

/** What a hold needs to know of a subscription. */
export interface SubscriptionOnSale {
  readonly id: string
  /** By start. */
  readonly eventIds: readonly string[]
  /** The price levels it sells. */
  readonly levels: ReadonlySet<string>
  /** The subscription's prices, each as the share of one of its events; the shares add up to the price. */
  readonly sharesAt: (eventId: string) => ReadonlyMap<string, EventPrice>
}

/** The hold of one event that is a part of a subscription's. */
export interface SubscriptionPart {
  readonly subscriptionId: string
  /** Index of the line in the request: its parts at all events are one line of the cart. */
  readonly line: number
}

/** Reads a subscription of the website; one that shoppers may not see is not there. */
export async function readSubscription(
  db: Knex,
  websiteId: string,
  id: string,
): Promise<SubscriptionOnSale | undefined> {
  const subscription = await visibleSubscription(db, websiteId, id)
  if (subscription === undefined) return undefined
  const eventIds = subscription.events.map((event) => event.id)
  const rows = await subscriptionStore(db, websiteId).prices([id])
  const prices = rows.map((row) => fromPriceRow(row))
  const shares = prices.map((price) => ({ price, at: subscriptionShares(price, eventIds.length) }))
  const byEvent = new Map(
    eventIds.map((eventId, index) => [
      eventId,
      new Map(shares.map(({ price, at }) => [price.id, { ...price, ...at[index] }])),
    ]),
  )
  return {
    id,
    eventIds,
    levels: new Set(prices.map(({ priceLevelId }) => priceLevelId)),
    sharesAt: (eventId) => byEvent.get(eventId) ?? new Map(),
  }
}

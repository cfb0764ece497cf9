import type { SubscriptionEventRow, SubscriptionPriceRow, SubscriptionRow } from "../../database/tables.ts"
import type { SubscriptionEntry } from "../tenant-files.ts"
import { type PricedEntry, priceColumns } from "./price-columns.ts"

/** The subscriptions of a page, as rows. */
export interface SubscriptionRows {
  readonly subscriptions: SubscriptionRow[]
  readonly subscriptionEvents: SubscriptionEventRow[]
  readonly subscriptionPrices: SubscriptionPriceRow[]
}

export interface SubscriptionContext {
  readonly websiteId: string
  readonly pageId: string
  /** The key of the venue all its events share, and that venue's categories in their order. */
  readonly venueOf: (subscription: SubscriptionEntry) => {
    readonly key: string
    readonly categories: readonly string[]
  }
}

export function subscriptionRows(
  entries: readonly SubscriptionEntry[],
  { websiteId: website_id, pageId, venueOf }: SubscriptionContext,
): SubscriptionRows {
  const rows = entries.map((entry, ordinal) => {
    const { key, categories } = venueOf(entry)
    const id = `${website_id}.${entry.key}`
    const venueId = `${website_id}.${key}`
    const subscription: SubscriptionRow = {
      id,
      website_id,
      page_id: pageId,
      venue_id: venueId,
      title_fr: entry.title.fr,
      title_en: entry.title.en,
      description_fr: entry.description?.fr ?? null,
      description_en: entry.description?.en ?? null,
      ordinal,
    }
    const priced: PricedEntry = { id, venueId, prices: entry.prices, categories }
    return {
      subscription,
      events: entry.events.map((event) => ({
        subscription_id: id,
        event_id: `${website_id}.${event}`,
        website_id,
      })),
      prices: priceColumns(priced).map((columns) => ({ ...columns, website_id, subscription_id: id })),
    }
  })
  return {
    subscriptions: rows.map(({ subscription }) => subscription),
    subscriptionEvents: rows.flatMap(({ events }) => events),
    subscriptionPrices: rows.flatMap(({ prices }) => prices),
  }
}

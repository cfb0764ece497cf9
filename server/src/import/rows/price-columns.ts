import type { PriceRow } from "../../database/tables.ts"
import { slug } from "../slug.ts"
import type { ShowEntry, SoldOutEntry } from "../tenant-files.ts"
import { priceLevelId } from "./venue-rows.ts"

/** Something with prices by category: an event or a subscription. */
export interface PricedEntry {
  readonly id: string
  readonly venueId: string
  readonly prices: ShowEntry["prices"]
  /** In the order of the venue's price levels. */
  readonly categories: readonly string[]
  /** What is sold out of it beyond what its prices say. */
  readonly soldOut?: readonly SoldOutEntry[] | undefined
}

/** The id of a price: its thing, its category and its own key. */
export const priceId = (ofId: string, category: string, key: string): string =>
  `${ofId}.${slug(category)}.${key}`

/** The prices of a thing, price level after price level. */
export function priceColumns({
  id,
  venueId,
  prices,
  categories,
  soldOut = [],
}: PricedEntry): Omit<PriceRow, "website_id">[] {
  const entries = categories.flatMap((category) =>
    (prices[category] ?? []).map((price) => ({ category, price })),
  )
  return entries.map(({ category, price }, ordinal) => ({
    id: priceId(id, category, price.key),
    price_level_id: priceLevelId(venueId, category),
    key: price.key,
    name_fr: price.name.fr,
    name_en: price.name.en,
    price: price.price,
    original_price: price.originalPrice ?? null,
    service_charge: price.serviceCharge,
    min_tickets: price.minTickets ?? 0,
    max_tickets: price.maxTickets ?? null,
    divisor: price.divisor ?? 1,
    sold_out: price.soldOut === true || soldOut.some(covers(category, price.key)) ? 1 : 0,
    ordinal,
  }))
}

const covers =
  (category: string, key: string) =>
  (entry: SoldOutEntry): boolean =>
    entry.category === category && (entry.price === undefined || entry.price === key)

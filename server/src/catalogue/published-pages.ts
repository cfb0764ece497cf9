import type { LiveCounts } from "../availability/live-counts.ts"
import type { LiveStocks } from "../availability/live-stocks.ts"
import type { PageRow, ShowRow } from "../database/tables.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import type { PublishedEvent } from "./event-answers.ts"
import { type PublishedProduct, publishedProducts } from "./product-answers.ts"
import { publishedEvents } from "./published-events.ts"

export interface PublishedPage {
  readonly row: PageRow
  readonly shows: readonly ShowRow[]
  /** Those shoppers may see, by start. */
  readonly events: readonly PublishedEvent[]
  readonly products: readonly PublishedProduct[]
}

/** A page with its events as they are at a moment. */
export const publishedPage = (
  site: PublishedWebsite,
  row: PageRow,
  left: ReadonlyMap<string, LiveCounts>,
  stocks: Pick<LiveStocks, "soldOut">,
  now: number,
): PublishedPage => ({
  row,
  shows: site.showsOf(row.id),
  events: publishedEvents(site, site.eventsOf(row.id), left, now),
  products: publishedProducts(site, row.id, stocks, now),
})

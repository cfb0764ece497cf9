import type { Knex } from "knex"
import { placesLeft } from "../availability/event-counts.ts"
import type { EventPriceRow, EventRow, PageRow, ShowRow, VenueRow } from "../database/tables.ts"
import type { Website } from "../http/handler.ts"
import { catalogueStore } from "./catalogue-store.ts"
import { type PublishedEvent, priceFrom } from "./event-answers.ts"
import { saleStateNow } from "./sale-state.ts"

/** Events as they are now, in the order given, once each; those hidden from shoppers are left out. */
export async function publishedEvents(
  db: Knex,
  website: Website,
  rows: readonly EventRow[],
  now: number,
): Promise<readonly PublishedEvent[]> {
  const store = catalogueStore(db, website.id)
  const visible = [
    ...new Map(rows.filter((row) => row.sale_state !== "INVISIBLE").map((row) => [row.id, row])).values(),
  ]
  if (visible.length === 0) return []
  const ids = visible.map((row) => row.id)
  const pageIds = [...new Set(visible.map((row) => row.page_id))]
  const [pages, shows, venues, prices, left] = await Promise.all([
    store.pages(pageIds.length === 1 ? pageIds[0] : undefined),
    store.shows(pageIds),
    store.venues(),
    store.prices(ids),
    placesLeft(db, visible, now),
  ])
  const pageById = byId<PageRow>(pages)
  const showById = byId<ShowRow>(shows)
  const venueById = byId<VenueRow>(venues)
  const pricesByEvent = Map.groupBy<string, EventPriceRow>(prices, (price) => price.event_id)
  return visible.flatMap((row): PublishedEvent[] => {
    const [page, show, venue] = [
      pageById.get(row.page_id),
      showById.get(row.show_id),
      venueById.get(row.venue_id),
    ]
    if (page === undefined || show === undefined || venue === undefined) return []
    const placesLeft = left.get(row.id) ?? 0
    const onSale = { saleState: row.sale_state, startsAt: row.starts_at, onSaleFrom: row.on_sale_from }
    const saleState = saleStateNow(onSale, now, placesLeft)
    const price = priceFrom(pricesByEvent.get(row.id) ?? [])
    return [{ row, page, show, venue, placesLeft, saleState, priceFrom: price }]
  })
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

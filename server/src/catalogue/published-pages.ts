import type { EventPriceRow, PageRow, ShowRow, VenueRow } from "../database/tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Website } from "../http/handler.ts"
import { placesLeft } from "../places/place-counts.ts"
import { catalogueStore } from "./catalogue-store.ts"
import { type PublishedEvent, priceFrom } from "./event-answers.ts"
import { saleStateNow } from "./sale-state.ts"

export interface PublishedPage {
  readonly row: PageRow
  readonly shows: readonly ShowRow[]
  /** Those shoppers may see, by start. */
  readonly events: readonly PublishedEvent[]
}

/** The pages of a website, or one of them, with their events as they are now. */
export async function publishedPages(
  { db, clock }: Dependencies,
  website: Website,
  pageId?: string,
): Promise<readonly PublishedPage[]> {
  const store = catalogueStore(db, website.id)
  const now = clock.now()
  const pages = await store.pages(pageId)
  const ids = pages.map((page) => page.id)
  const [shows, rows, venues] = await Promise.all([store.shows(ids), store.events(ids), store.venues()])
  const visible = rows.filter((row) => row.sale_state !== "INVISIBLE")
  const [prices, left] = await Promise.all([
    store.prices(visible.map((row) => row.id)),
    placesLeft(db, visible, now),
  ])
  const pageById = byId(pages)
  const showById = byId(shows)
  const venueById = byId<VenueRow>(venues)
  const pricesByEvent = Map.groupBy<string, EventPriceRow>(prices, (price) => price.event_id)
  const events = visible.flatMap((row): PublishedEvent[] => {
    const [page, show, venue] = [
      pageById.get(row.page_id),
      showById.get(row.show_id),
      venueById.get(row.venue_id),
    ]
    if (page === undefined || show === undefined || venue === undefined) return []
    const placesLeft = left.get(row.id) ?? 0
    const onSale = { saleState: row.sale_state, startsAt: row.starts_at, onSaleFrom: row.on_sale_from }
    const saleState = saleStateNow(onSale, now, placesLeft)
    return [
      {
        row,
        page,
        show,
        venue,
        placesLeft,
        saleState,
        priceFrom: priceFrom(pricesByEvent.get(row.id) ?? []),
      },
    ]
  })
  return pages.map((row) => ({
    row,
    shows: shows.filter((show) => show.page_id === row.id),
    events: events.filter((event) => event.row.page_id === row.id),
  }))
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

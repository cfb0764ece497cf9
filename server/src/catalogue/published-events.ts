import { priceFrom } from "@parterre/domain/pricing"
import { sumLeft } from "../availability/event-tally.ts"
import type { LiveCounts } from "../availability/live-counts.ts"
import type { EventRow } from "../database/tables.ts"
import { levelsOf } from "../published/open-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import type { PublishedEvent } from "./event-answers.ts"
import { presaleNow } from "./presale-now.ts"
import { seatMapOf } from "./price-levels.ts"
import { onSaleOf, saleStateNow } from "./sale-state.ts"

/** Events as they are at a moment, in the order given. */
export function publishedEvents(
  site: PublishedWebsite,
  rows: readonly EventRow[],
  left: ReadonlyMap<string, Pick<LiveCounts, "counts">>,
  now: number,
): readonly PublishedEvent[] {
  return rows.flatMap((row): PublishedEvent[] => {
    const [page, show, venue] = [site.page(row.page_id), site.show(row.show_id), site.venue(row.venue_id)]
    if (page === undefined || show === undefined || venue === undefined) return []
    const { counts } = left.get(row.id) ?? { counts: [] }
    const placesLeft = sumLeft(counts)
    const saleState = saleStateNow(onSaleOf(row), now, placesLeft)
    const price = priceFrom(levelsOf(site.pricesOf(row.id)))
    return [
      {
        row,
        page,
        show,
        venue,
        placesLeft,
        saleState,
        priceFrom: price,
        inPresale: presaleNow(row, now)?.isOpen === true,
        seatMap: seatMapOf(venue, counts),
      },
    ]
  })
}

/** The next moment at which the time alone changes what is said of these events: a sale opens, a show begins. */
export function nextChange(rows: readonly EventRow[], now: number): number {
  const moments = rows.flatMap(({ starts_at, on_sale_from, presale_from }) => [
    starts_at,
    on_sale_from ?? starts_at,
    presale_from ?? starts_at,
  ])
  return moments.reduce((soonest, at) => (at > now && at < soonest ? at : soonest), Number.POSITIVE_INFINITY)
}

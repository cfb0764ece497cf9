import { standardPrices } from "@parterre/domain/pricing"
import type { ProductTerms } from "../database/product-tables.ts"
import type { EventPriceRow, EventRow, VenuePriceLevelRow } from "../database/tables.ts"
import { levelsOf, openPrices } from "./open-prices.ts"
import type { PublishedWebsite } from "./published-website.ts"

/**
 * The prices of an event by which a pass is exchanged, one for each price level it opens and in the order in which they
 * are tried: as the organiser lists the levels, else the cheapest first.
 */
export function passPrices(
  site: PublishedWebsite,
  productId: string,
  event: Pick<EventRow, "id" | "venue_id">,
): readonly EventPriceRow[] {
  const firsts = standardPrices(levelsOf(openPrices(site.pricesOf(event.id)))).map(({ row }) => row)
  const { categories }: ProductTerms["flexpass"] = JSON.parse(site.product(productId)?.terms ?? "{}")
  if (categories === undefined) return firsts.toSorted((one, other) => one.price - other.price)
  const levels = site.priceLevelsOf(event.venue_id)
  const rank = new Map(
    levels.map(({ id, category }: VenuePriceLevelRow) => [id, categories.indexOf(category)]),
  )
  const rankOf = ({ price_level_id }: EventPriceRow) => rank.get(price_level_id) ?? -1
  return firsts.filter((price) => rankOf(price) >= 0).toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Of what is left of an event, what a pass can be exchanged for. */
export function leftForPass<Left extends { readonly priceLevelId: string }>(
  site: PublishedWebsite,
  productId: string,
  event: Pick<EventRow, "id" | "venue_id">,
  counts: readonly Left[],
): readonly Left[] {
  const levels = new Set(passPrices(site, productId, event).map(({ price_level_id }) => price_level_id))
  return counts.filter(({ priceLevelId }) => levels.has(priceLevelId))
}

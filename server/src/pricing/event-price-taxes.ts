import type { TaxSummary } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import { printedTaxes, taxesOfLines } from "./tax-summaries.ts"

/** The taxes on one ticket at a price of an event. */
export function eventPriceTaxes(
  site: PublishedWebsite,
  asked: { readonly eventId: string; readonly priceId: string },
  language: Language,
  now: number,
): TaxSummary {
  const event = site.event(asked.eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  const price = site.pricesOf(event.id).find(({ id }) => id === asked.priceId)
  if (price === undefined) throw new Refusal("price-unknown")
  const venue = site.venue(event.venue_id)
  const line = {
    province: event.province,
    venue,
    amount: price.price,
    serviceCharge: price.service_charge,
  }
  return printedTaxes(taxSummary(taxesOfLines([line], dayInZone(now, site.website.timeZone))), language)
}

import type { TaxSummary } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import { printedTaxes, taxesOfLines } from "./tax-summaries.ts"

/** The taxes on one subscription, with all its events, at a price. */
export function subscriptionPriceTaxes(
  site: PublishedWebsite,
  asked: { readonly subscriptionId: string; readonly priceId: string },
  language: Language,
  now: number,
): TaxSummary {
  const subscription = site.subscription(asked.subscriptionId)
  const [event] = subscription?.events ?? []
  if (subscription === undefined || event === undefined) throw new Refusal("subscription-unknown")
  const price = subscription.prices.find(({ id }) => id === asked.priceId)
  if (price === undefined) throw new Refusal("price-unknown")
  const venue = site.venue(subscription.row.venue_id)
  // All its events are in one venue, so in one place of taxation: the shares of each would add up to the same.
  const line = {
    province: event.province,
    venue,
    amount: price.price,
    serviceCharge: price.service_charge,
  }
  return printedTaxes(taxSummary(taxesOfLines([line], dayInZone(now, site.website.timeZone))), language)
}

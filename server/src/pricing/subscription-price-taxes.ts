import type { TaxSummary } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { subscriptionStore, visibleSubscription } from "../subscriptions/subscription-store.ts"
import { dayInZone } from "../zoned-time.ts"
import { priceStore } from "./price-store.ts"
import { printedTaxes, taxesOfLines } from "./tax-summaries.ts"

/** The taxes on one subscription, with all its events, at a price. */
export async function subscriptionPriceTaxes(
  db: Knex,
  website: Website,
  asked: { readonly subscriptionId: string; readonly priceId: string },
  language: Language,
  now: number,
): Promise<TaxSummary> {
  const subscription = await visibleSubscription(db, website.id, asked.subscriptionId)
  const [event] = subscription?.events ?? []
  if (subscription === undefined || event === undefined) throw new Refusal("subscription-unknown")
  const prices = await subscriptionStore(db, website.id).prices([subscription.row.id])
  const price = prices.find(({ id }) => id === asked.priceId)
  if (price === undefined) throw new Refusal("price-unknown")
  const venue = await priceStore(db, website.id).municipalTaxes(subscription.row.venue_id)
  // All its events are in one venue, so in one place of taxation: the shares of each would add up to the same.
  const line = {
    province: event.province,
    venue,
    amount: price.price,
    serviceCharge: price.service_charge,
  }
  return printedTaxes(taxSummary(taxesOfLines([line], dayInZone(now, website.timeZone))), language)
}

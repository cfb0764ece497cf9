import { shippingTerritories } from "@parterre/domain/territories"
import type { Clock } from "../clock.ts"
import type { Handlers } from "../http/handler.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { deliverySettings } from "./delivery-modes.ts"
import { eventPriceTaxes } from "./event-price-taxes.ts"
import { productTaxes } from "./product-taxes.ts"
import { shippings } from "./shippings.ts"
import { subscriptionPriceTaxes } from "./subscription-price-taxes.ts"
import { taxesNow } from "./taxes-in-force.ts"

/** Taxes on a price and the ways tickets can be delivered. */
export function pricingHandlers({
  catalogue,
  clock,
}: {
  readonly catalogue: PublishedCatalogue
  readonly clock: Clock
}): Handlers {
  return {
    getEventPriceTaxes: async ({ website, language, path }) =>
      eventPriceTaxes(
        await siteOf(catalogue, website),
        { eventId: path.id, priceId: path.priceId },
        language,
        clock.now(),
      ),

    getSubscriptionPriceTaxes: async ({ website, language, path }) =>
      subscriptionPriceTaxes(
        await siteOf(catalogue, website),
        { subscriptionId: path.id, priceId: path.priceId },
        language,
        clock.now(),
      ),

    getMembershipTaxes: async ({ website, language, path }) =>
      productTaxes(
        await siteOf(catalogue, website),
        { id: path.id, kind: "membership", unknown: "membership-unknown" },
        language,
        clock.now(),
      ),

    getItemTaxes: async ({ website, language, path }) =>
      productTaxes(
        await siteOf(catalogue, website),
        { id: path.b, kind: path.a, unknown: "item-unknown" },
        language,
        clock.now(),
      ),

    getTaxesInForce: async ({ website, query }) =>
      taxesNow(
        await siteOf(catalogue, website),
        {
          eventIds: idsIn(query.eventIds),
          subscriptionIds: idsIn(query.subscriptionIds),
          productIds: idsIn(query.productIds),
        },
        clock.now(),
      ),

    getShippings: async ({ website, language, query }) => {
      const site = await siteOf(catalogue, website)
      const eventIds = idsIn(query.eventIds)
      if (eventIds.some((id) => site.event(id) === undefined)) throw new Refusal("event-unknown")
      const need = { territories: shippingTerritories(query), cartAmount: query.cartAmount ?? 0 }
      return shippings(eventIds, deliverySettings(site.row), need, language)
    },
  }
}

/** Ids that come comma-joined, each once. */
const idsIn = (joined = ""): string[] =>
  [...new Set(joined.split(",").map((id) => id.trim()))].filter((id) => id !== "")

import type { ShippingMode } from "@parterre/contract"
import { shippingTerritories } from "@parterre/domain/territories"
import { type Reading, siteOf } from "../catalogue/handlers.ts"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { eventPriceTaxes } from "./event-price-taxes.ts"
import { shippings } from "./shippings.ts"
import { subscriptionPriceTaxes } from "./subscription-price-taxes.ts"

/** Taxes on a price and the ways tickets can be delivered. */
export function pricingHandlers(reading: Pick<Reading, "catalogue" | "clock">): Handlers {
  const { clock } = reading
  return {
    getEventPriceTaxes: async ({ website, language, path }) =>
      eventPriceTaxes(
        await siteOf(reading, website),
        { eventId: path.id, priceId: path.priceId },
        language,
        clock.now(),
      ),

    getSubscriptionPriceTaxes: async ({ website, language, path }) =>
      subscriptionPriceTaxes(
        await siteOf(reading, website),
        { subscriptionId: path.id, priceId: path.priceId },
        language,
        clock.now(),
      ),

    getShippings: async ({ website, language, query }) => {
      const site = await siteOf(reading, website)
      const eventIds = [...new Set(query.eventIds.split(",").map((id) => id.trim()))].filter(
        (id) => id !== "",
      )
      if (eventIds.some((id) => site.event(id) === undefined)) throw new Refusal("event-unknown")
      const codes: ShippingMode["code"][] = JSON.parse(site.row.delivery)
      const need = { territories: shippingTerritories(query), cartAmount: query.cartAmount ?? 0 }
      return shippings(eventIds, codes, need, language)
    },
  }
}

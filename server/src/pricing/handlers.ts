import type { ShippingMode } from "@parterre/contract"
import { shippingTerritories } from "@parterre/domain/territories"
import type { Dependencies } from "../dependencies.ts"
import type { Handlers } from "../http/handler.ts"
import { readWebsite } from "../websites/website-store.ts"
import { eventPriceTaxes, findEvent } from "./event-price-taxes.ts"
import { shippings } from "./shippings.ts"
import { subscriptionPriceTaxes } from "./subscription-price-taxes.ts"

/** Taxes on a price and the ways tickets can be delivered. */
export function pricingHandlers({ db, clock }: Dependencies): Handlers {
  return {
    getEventPriceTaxes: async ({ website, language, path }) =>
      eventPriceTaxes(db, website, { eventId: path.id, priceId: path.priceId }, language, clock.now()),

    getSubscriptionPriceTaxes: async ({ website, language, path }) =>
      subscriptionPriceTaxes(
        db,
        website,
        { subscriptionId: path.id, priceId: path.priceId },
        language,
        clock.now(),
      ),

    getShippings: async ({ website, language, query }) => {
      const eventIds = [...new Set(query.eventIds.split(",").map((id) => id.trim()))].filter(
        (id) => id !== "",
      )
      for (const eventId of eventIds) await findEvent(db, website.id, eventId)
      const row = await readWebsite(db, website.id, "delivery")
      const codes: ShippingMode["code"][] = JSON.parse(row?.delivery ?? "[]")
      const need = { territories: shippingTerritories(query), cartAmount: query.cartAmount ?? 0 }
      return shippings(eventIds, codes, need, language)
    },
  }
}

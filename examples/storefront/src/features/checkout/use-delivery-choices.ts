import type { Cart } from "@parterre/contract"
import { type Loaded, useLoaded, useParterre } from "@parterre/react"
import { eventIdsOf } from "../../shared/cart/cart-element.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { type DeliveryChoice, deliveryChoices } from "./deliveries.ts"

/** How the events of a cart can be delivered. */
export function useDeliveryChoices(cart: Cart): Loaded<readonly DeliveryChoice[]> {
  const { taxes } = useParterre()
  const { language } = useTexts()
  const eventIds = [...new Set(cart.cartElements.flatMap(eventIdsOf))].join(",")
  const cartAmount = cart.tax.totalBeforeTaxes
  return useLoaded(`deliveries ${language} ${eventIds} ${cartAmount}`, async () =>
    deliveryChoices(await taxes.shippings({ eventIds, cartAmount }), cartAmount),
  )
}

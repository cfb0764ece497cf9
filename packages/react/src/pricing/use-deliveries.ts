import type { DeliveryChoice, SaleStart, Shippings } from "@parterre/contract"
import { type Loaded, useLoaded } from "../loading/use-loaded.ts"
import { useShop } from "../provider/ParterreProvider.tsx"

/** Every way the tickets of events can be delivered, wherever to; no events have none. `cartAmount` is cents before taxes. */
export function useDeliveries(eventIds: readonly string[], cartAmount: number): Loaded<Shippings> {
  const { client, language } = useShop()
  return useLoaded(`deliveries ${language} ${eventIds.join()} ${cartAmount}`, async () =>
    eventIds.length === 0
      ? { eventshippingModes: [] }
      : client.deliveries.modes({ eventIds: eventIds.join(), cartAmount }),
  )
}

/** What deliveries come to, asked of the server whenever the choice or the cart changes; undefined for none that cost something. */
export function useDeliveryCost(
  choice: DeliveryChoice | undefined,
  cartVersion: string,
): Loaded<SaleStart | undefined> {
  const { client, language } = useShop()
  return useLoaded(`delivery cost ${language} ${cartVersion} ${JSON.stringify(choice)}`, async () =>
    choice === undefined ? undefined : client.deliveries.choose(choice),
  )
}

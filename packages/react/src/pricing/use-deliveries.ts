import type { DeliveryChoice, SaleStart, ShippingMode, Shippings } from "@parterre/contract"
import { useCallback, useSyncExternalStore } from "react"
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

/** The mode chosen for each event, kept on the device for as long as the event is in the cart [SHIP-004]. */
export function useDeliverySelection() {
  const { deliveries } = useShop().client
  const subscribe = useCallback((changed: () => void) => deliveries.subscribe(changed), [deliveries])
  return {
    selection: useSyncExternalStore(subscribe, deliveries.current, deliveries.current),
    select: (eventId: string, mode: ShippingMode): Promise<void> => deliveries.select(eventId, mode),
    deselect: (eventId: string): Promise<void> => deliveries.deselect(eventId),
  }
}

import type { Shippings } from "@parterre/contract"
import { offeredShippingModes, type ShippingNeed } from "@parterre/domain/shipping"
import type { Language } from "../http/handler.ts"
import { type DeliverySettings, modesOfEvent } from "./delivery-modes.ts"

/** How the tickets of events can be delivered to a shopper. */
export const shippings = (
  eventIds: readonly string[],
  settings: DeliverySettings,
  need: Omit<ShippingNeed, "excludedCodes">,
  language: Language,
): Shippings => ({
  eventshippingModes: eventIds.map((eventId) => ({
    eventId,
    shippingModeRests: offeredShippingModes(modesOfEvent(settings, eventId, language), {
      ...need,
      excludedCodes: settings.excluded,
    }),
  })),
})

import type { Localized, ShippingMode, Shippings } from "@parterre/contract"
import { offeredShippingModes, type ShippingNeed } from "@parterre/domain/shipping"
import { TERRITORIES } from "@parterre/domain/territories"
import type { Language } from "../http/handler.ts"

type DeliveryCode = ShippingMode["code"]

const descriptions: Readonly<Record<DeliveryCode, Localized>> = {
  E_TICKETS: { fr: "Billets électroniques à imprimer ou à montrer", en: "E-tickets to print or show" },
  SMARTPHONE: { fr: "Billets sur votre téléphone", en: "Tickets on your phone" },
  MAIL: { fr: "Envoi par la poste", en: "By mail" },
  WILLCALL: { fr: "À retirer à la billetterie", en: "Pick up at the box office" },
}

const notes: Readonly<Record<DeliveryCode, Localized>> = {
  E_TICKETS: { fr: "Envoyés par courriel dès le paiement.", en: "Emailed as soon as you have paid." },
  SMARTPHONE: { fr: "Envoyés par courriel dès le paiement.", en: "Emailed as soon as you have paid." },
  MAIL: { fr: "Au Canada seulement.", en: "Within Canada only." },
  WILLCALL: { fr: "Avec une pièce d’identité.", en: "Bring a piece of ID." },
}

/** Letters stay in the country; anything else goes where the shopper is. */
const territoryOf = (code: DeliveryCode): ShippingMode["territory"] =>
  Object.fromEntries(
    TERRITORIES.map((territory) => [territory, code !== "MAIL" || territory !== "HORS_CANADA"]),
  )

/** How the tickets of events can be delivered to a shopper; `codes` is what the website offers. */
export function shippings(
  eventIds: readonly string[],
  codes: readonly DeliveryCode[],
  need: ShippingNeed,
  language: Language,
): Shippings {
  const modes = codes.map(
    (code): ShippingMode => ({
      price: 0,
      code,
      description: descriptions[code][language],
      note: notes[code][language],
      territory: territoryOf(code),
    }),
  )
  const shippingModeRests = offeredShippingModes(modes, need)
  return { eventshippingModes: eventIds.map((eventId) => ({ eventId, shippingModeRests })) }
}

import type { Localized, ShippingMode, Shippings } from "@parterre/contract"
import type { Language } from "../http/handler.ts"

type DeliveryCode = ShippingMode["code"]

const descriptions: Readonly<Record<DeliveryCode, Localized>> = {
  E_TICKETS: { fr: "Billets électroniques à imprimer ou à montrer", en: "E-tickets to print or show" },
  SMARTPHONE: { fr: "Billets sur votre téléphone", en: "Tickets on your phone" },
  MAIL: { fr: "Envoi par la poste", en: "By mail" },
  WILLCALL: { fr: "À ramasser au guichet", en: "Pick up at the box office" },
}

const notes: Readonly<Record<DeliveryCode, Localized>> = {
  E_TICKETS: { fr: "Envoyés par courriel dès le paiement.", en: "Emailed as soon as you have paid." },
  SMARTPHONE: { fr: "Envoyés par courriel dès le paiement.", en: "Emailed as soon as you have paid." },
  MAIL: { fr: "Au Canada seulement.", en: "Within Canada only." },
  WILLCALL: { fr: "Avec une pièce d’identité.", en: "Bring a piece of identification." },
}

const provinces = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"] as const

type Territory = ShippingMode["territory"]

/** Letters stay in the country; anything else goes where the shopper is. */
const territoryOf = (code: DeliveryCode): Territory => ({
  ...Object.fromEntries(provinces.map((province) => [province, true])),
  HORS_CANADA: code !== "MAIL",
})

/** Where the tickets should go; what is not said excludes nothing. */
export interface Destination {
  readonly country?: string | undefined
  readonly province?: string | undefined
}

/** How the tickets of events can be delivered to a destination; `codes` is what the website offers. */
export function shippings(
  eventIds: readonly string[],
  codes: readonly DeliveryCode[],
  destination: Destination,
  language: Language,
): Shippings {
  const modes = codes
    .map(
      (code): ShippingMode => ({
        price: 0,
        code,
        description: descriptions[code][language],
        note: notes[code][language],
        territory: territoryOf(code),
      }),
    )
    .filter((mode) => reaches(mode.territory, destination))
  return { eventshippingModes: eventIds.map((eventId) => ({ eventId, shippingModeRests: modes })) }
}

function reaches(territory: Territory, { country, province }: Destination): boolean {
  const abroad = country !== undefined && country !== "" && country.toUpperCase() !== "CA"
  if (abroad) return territory.HORS_CANADA === true
  if (province === undefined || province === "") return true
  return Object.entries(territory).some(([code, reached]) => reached && code === province.toUpperCase())
}

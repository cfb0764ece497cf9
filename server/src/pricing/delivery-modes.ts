import type { Localized } from "@parterre/contract"
import { findProvince, type Province } from "@parterre/domain/provinces"
import { areTermsFor, modesOfTerms, type ShippingMode, territoryMap } from "@parterre/domain/shipping"
import { TERRITORIES } from "@parterre/domain/territories"
import { DELIVERY_CATEGORIES, type DeliveryCategory } from "@parterre/domain/tickets"
import type { ContactColumn, DeliveryModesColumn, WebsiteRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"

/** What a website's row says of deliveries. */
export type DeliveryColumns = Pick<WebsiteRow, "delivery" | "delivery_modes" | "contact">
export const deliveryColumns = ["delivery", "delivery_modes", "contact"] as const

/** The ways a website delivers, free and paid. */
export interface DeliverySettings extends DeliveryModesColumn {
  readonly free: readonly DeliveryCategory[]
  /** Where it sends from. */
  readonly origin: Province | undefined
}

export function deliverySettings(row: DeliveryColumns): DeliverySettings {
  const { paid, excluded }: DeliveryModesColumn = JSON.parse(row.delivery_modes)
  const { address }: ContactColumn = JSON.parse(row.contact)
  return {
    paid,
    excluded,
    free: JSON.parse(row.delivery),
    origin: address === undefined ? undefined : findProvince(address.provinceState),
  }
}

/** What a way is called that no organiser has named. */
export const wayNames: Readonly<Record<DeliveryCategory, Localized>> = {
  E_TICKETS: { fr: "Billets électroniques à imprimer ou à montrer", en: "E-tickets to print or show" },
  SMARTPHONE: { fr: "Billets sur votre téléphone", en: "Tickets on your phone" },
  MAIL: { fr: "Envoi par la poste", en: "By mail" },
  WILLCALL: { fr: "À retirer à la billetterie", en: "Pick up at the box office" },
}

const notes: Readonly<Record<DeliveryCategory, Localized>> = {
  E_TICKETS: { fr: "Envoyés par courriel dès le paiement.", en: "Emailed as soon as you have paid." },
  SMARTPHONE: { fr: "Envoyés par courriel dès le paiement.", en: "Emailed as soon as you have paid." },
  MAIL: { fr: "Au Canada seulement.", en: "Within Canada only." },
  WILLCALL: { fr: "Avec une pièce d’identité.", en: "Bring a piece of ID." },
}

/** Every way to deliver the tickets of an event, wherever to: the free ones first, then the paid. */
export const modesOfEvent = (
  { free, paid }: DeliverySettings,
  eventId: string,
  language: Language,
): ShippingMode[] => [
  ...free.map((code) => ({
    price: 0,
    code,
    description: wayNames[code][language],
    note: notes[code][language],
    territory: territoryMap(territoriesOf(code)),
  })),
  ...paid.filter((terms) => areTermsFor(terms, eventId)).flatMap((terms) => modesOfTerms(terms, language)),
]

/** Letters stay in the country; anything else goes where the shopper is. */
const territoriesOf = (code: DeliveryCategory) =>
  TERRITORIES.filter((territory) => code !== "MAIL" || territory !== "HORS_CANADA")

/** Codes no organiser may give a mode. */
export const isFreeCode = (code: string): code is DeliveryCategory =>
  DELIVERY_CATEGORIES.some((category) => category === code)

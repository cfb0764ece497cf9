import type { Address, Localized, ShippingCart } from "@parterre/contract"
import { provincesOfPostalCode } from "@parterre/domain/postal-codes"
import { findProvince, type Province } from "@parterre/domain/provinces"
import { offeredShippingModes } from "@parterre/domain/shipping"
import { type ShippingDestination, shippingTerritories, type Territory } from "@parterre/domain/territories"
import type { Knex } from "knex"
import { Refusal } from "../refusal.ts"
import { readWebsite } from "../websites/website-store.ts"
import {
  type DeliverySettings,
  deliveryColumns,
  deliverySettings,
  isFreeCode,
  modesOfEvent,
} from "./delivery-modes.ts"

/** How the tickets of an event of a sale go out, as it was agreed to. */
export interface ChosenDelivery {
  readonly eventId: string
  readonly code: string
  /** Cents before taxes. */
  readonly price: number
  /** Of a paid mode, with where it goes and where it is sent from: its taxes follow from both. */
  readonly name?: Localized
  readonly destination?: Territory
  readonly origin?: Province
}

/** What of a cart decides how it may be delivered. */
export interface CartToDeliver {
  readonly eventIds: readonly string[]
  /** Cents before taxes and deliveries. */
  readonly cartAmount: number
}

/** Chooses the deliveries of a cart, once it is known what is in it. */
export type ChooseDeliveries = (cart: CartToDeliver) => readonly ChosenDelivery[]

export async function readDeliverySettings(db: Knex, websiteId: string): Promise<DeliverySettings> {
  const row = await readWebsite(db, websiteId, ...deliveryColumns)
  if (row === undefined) throw new Error(`There is no website ${websiteId}`)
  return deliverySettings(row)
}

/**
 * The deliveries as asked, each at the website's own price for where it goes; an event that nothing is asked for goes the
 * website's first free way. `delivery-not-offered` for what does not go there, or not with this cart.
 */
export function chooseDeliveries(
  settings: DeliverySettings,
  { eventIds, cartAmount }: CartToDeliver,
  asked: readonly ShippingCart[],
  destination: ShippingDestination,
): ChosenDelivery[] {
  if (!asked.every(({ eventId }) => eventIds.includes(eventId))) throw new Refusal("delivery-not-offered")
  const territories = shippingTerritories(destination)
  const need = { territories, cartAmount, excludedCodes: settings.excluded }
  return eventIds.map((eventId): ChosenDelivery => {
    const chosen = asked.find((each) => each.eventId === eventId)
    const open = offeredShippingModes(modesOfEvent(settings, eventId, "fr"), need)
    const mode =
      chosen === undefined
        ? open.find(({ price }) => price === 0)
        : open.find(({ code }) => code === chosen.code)
    if (mode === undefined) throw new Refusal("delivery-not-offered")
    const { code, price } = mode
    if (isFreeCode(code)) return { eventId, code, price }
    // Its price and its taxes are those of one place.
    const [territory, ...others] = territories
    const terms = settings.paid.find((each) => each.code === code)
    if (territory === undefined || others.length > 0 || terms === undefined)
      throw new Refusal("delivery-not-offered")
    const sent = { eventId, code, price, name: terms.name, destination: territory }
    return settings.origin === undefined ? sent : { ...sent, origin: settings.origin }
  })
}

/** What was chosen before, as long as all of it is still offered at its price for what the cart holds now. */
export function keptDeliveries(
  settings: DeliverySettings,
  cart: CartToDeliver,
  before: readonly ChosenDelivery[],
): ChosenDelivery[] | undefined {
  const kept = before.filter(({ eventId }) => cart.eventIds.includes(eventId))
  const isKept = kept.every(({ eventId, code, price, destination }) =>
    offeredShippingModes(modesOfEvent(settings, eventId, "fr"), {
      territories: destination === undefined ? shippingTerritories({}) : [destination],
      cartAmount: cart.cartAmount,
      excludedCodes: settings.excluded,
    }).some((mode) => mode.code === code && mode.price === price),
  )
  return isKept && kept.length === cart.eventIds.length ? kept : undefined
}

/** Where an address lies: its postal code tells the province, whatever else it says. */
export function destinationOf(address: Address | undefined): ShippingDestination {
  const { country, province, zipCode = "" } = address ?? {}
  if (country !== undefined && country.toUpperCase() !== "CA") return { country, province }
  const [first, ...others] = provincesOfPostalCode(zipCode)
  if (first === undefined) return { country, province }
  const named = findProvince(province ?? "")
  return { country: "CA", province: named !== undefined && others.includes(named) ? named : first }
}

import type { Cart, DeliveryCategory, ShippingCart, ShippingMode, Shippings } from "@parterre/contract"
import { offeredShippingModes } from "@parterre/domain/shipping"
import { TERRITORIES } from "@parterre/domain/territories"
import { type Loaded, useLoaded, useParterre } from "@parterre/react"
import { eventIdsOf } from "../../shared/cart/cart-element.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** Events that can be delivered in the same ways, so that they are asked about once. */
export interface DeliveryChoice {
  readonly eventIds: readonly string[]
  readonly modes: readonly ShippingMode[]
}

type Chosen = Readonly<Record<string, DeliveryCategory>>

/** The choices to put to the shopper; the modes a cart of this many cents is too large for are left out. */
export function deliveryChoices({ eventshippingModes }: Shippings, cartAmount: number): DeliveryChoice[] {
  const open = eventshippingModes.map(({ eventId, shippingModeRests }) => ({
    eventId,
    // The server has left out what does not reach the shopper.
    modes: offeredShippingModes(shippingModeRests, { territories: TERRITORIES, cartAmount }),
  }))
  const alike = Map.groupBy(open, ({ modes }) => modes.map(({ code, price }) => `${code} ${price}`).join())
  return [...alike.values()].map((events) => ({
    eventIds: events.map(({ eventId }) => eventId),
    modes: events[0]?.modes ?? [],
  }))
}

/** The mode that stands for a choice: the one chosen before, else the first offered. */
export const modeOf = ({ eventIds, modes }: DeliveryChoice, chosen: Chosen): ShippingMode | undefined =>
  modes.find(({ code }) => code === chosen[eventIds[0] ?? ""]) ?? modes[0]

/** Whether there is nothing to ask: one way for each event, and none that needs an address. */
export const isDeliverySettled = (choices: readonly DeliveryChoice[]): boolean =>
  choices.every(({ modes }) => modes.length === 1 && modes[0]?.code !== "MAIL")

/** How each event is delivered and at what price, as the payment wants it. */
export const shippingCarts = (choices: readonly DeliveryChoice[], chosen: Chosen): ShippingCart[] =>
  choices.flatMap((choice) => {
    const mode = modeOf(choice, chosen)
    if (mode === undefined) return []
    return choice.eventIds.map((eventId) => ({ eventId, code: mode.code, price: mode.price }))
  })

/** What an event of the cart is called. */
export function eventTitle(cart: Cart, id: string): string {
  const element = cart.cartElements.find((each) => eventIdsOf(each).includes(id))
  return element?.events?.find(({ eventId }) => eventId === id)?.title ?? element?.title ?? ""
}

/** Whether a delivery was chosen for every event of the cart. */
export const isDeliveryChosen = (cart: Cart, chosen: Chosen): boolean =>
  cart.cartElements.flatMap(eventIdsOf).every((eventId) => chosen[eventId] !== undefined)

/** How the events of a cart can be delivered. */
export function useDeliveryChoices(cart: Cart): Loaded<readonly DeliveryChoice[]> {
  const { taxes } = useParterre()
  const { language } = useTexts()
  const eventIds = [...new Set(cart.cartElements.flatMap(eventIdsOf))].join(",")
  const cartAmount = cart.tax.totalBeforeTaxes
  return useLoaded(`deliveries ${language} ${eventIds} ${cartAmount}`, async () =>
    // What has no ticket is delivered by mail, and nobody has to choose.
    eventIds === "" ? [] : deliveryChoices(await taxes.shippings({ eventIds, cartAmount }), cartAmount),
  )
}

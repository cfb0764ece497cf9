import type {
  Cart,
  DeliveryChoice as ChosenDeliveries,
  ShippingCart,
  ShippingMode,
  Shippings,
} from "@parterre/contract"
import { eventIdsOf } from "@parterre/domain/carts"
import type { Province } from "@parterre/domain/provinces"
import {
  offeredShippingModes,
  type ShippingSelection,
  totalShippingSelected,
} from "@parterre/domain/shipping"
import { TERRITORIES } from "@parterre/domain/territories"
import { categoryOfDelivery, isPrintableDelivery } from "@parterre/domain/tickets"
import { type Loaded, useDeliveries } from "@parterre/react"

/** Events that can be delivered in the same ways, so that they are asked about once. */
export interface DeliveryChoice {
  readonly eventIds: readonly string[]
  readonly ways: readonly DeliveryWay[]
}

/** One way of delivery; where its price depends on where it goes, there is a mode for each price. */
export interface DeliveryWay {
  readonly code: string
  readonly modes: readonly [ShippingMode, ...ShippingMode[]]
}

/** The code of the way chosen for each event. */
export type Chosen = Readonly<Record<string, string>>

export const chosenCodes = (selection: ShippingSelection): Chosen =>
  Object.fromEntries(Object.entries(selection).map(([eventId, { code }]) => [eventId, code]))

/** The choices to put to the shopper; the modes a cart of this many cents is too large for are left out. */
export function deliveryChoices({ eventshippingModes }: Shippings, cartAmount: number): DeliveryChoice[] {
  const open = eventshippingModes.map(({ eventId, shippingModeRests }) => ({
    eventId,
    modes: offeredShippingModes(shippingModeRests, { territories: TERRITORIES, cartAmount }),
  }))
  const alike = Map.groupBy(open, ({ modes }) =>
    modes.map(({ code, price, territory }) => `${code} ${price} ${JSON.stringify(territory)}`).join(),
  )
  return [...alike.values()].map((events) => ({
    eventIds: events.map(({ eventId }) => eventId),
    ways: [...Map.groupBy(events[0]?.modes ?? [], ({ code }) => code)].flatMap(
      ([code, [first, ...others]]) => (first === undefined ? [] : [{ code, modes: [first, ...others] }]),
    ),
  }))
}

/** The way that stands for a choice: the one chosen before, else the first offered. */
export const wayOf = ({ eventIds, ways }: DeliveryChoice, chosen: Chosen): DeliveryWay | undefined =>
  ways.find(({ code }) => code === chosen[eventIds[0] ?? ""]) ?? ways[0]

/** The mode of a way in a province, with its price there: undefined where it does not go; one that needs no address goes anywhere. */
export const modeIn = (
  { code, modes }: DeliveryWay,
  province: Province | undefined,
): ShippingMode | undefined =>
  province === undefined || !isSent(code)
    ? modes[0]
    : offeredShippingModes(modes, { territories: [province], cartAmount: 0 })[0]

/** Whether it goes to an address. */
export const isSent = (code: string): boolean => categoryOfDelivery(code) === "MAIL"

/** Whether there is nothing to ask: one way for each event, and none that needs an address. */
export const isDeliverySettled = (choices: readonly DeliveryChoice[]): boolean =>
  choices.every(({ ways: [way, ...others] }) => way !== undefined && others.length === 0 && !isSent(way.code))

/** The way that nobody has to be asked about: tickets by email, at no cost; undefined where the event has none. */
export const expressWay = ({ ways }: DeliveryChoice): DeliveryWay | undefined =>
  ways.find(
    ({ code, modes: [mode] }) => isPrintableDelivery(categoryOfDelivery(code)) && (mode.price ?? 0) === 0,
  )

/** The events whose chosen way the organiser offers no more, so that it is chosen no longer. */
export const offeredNoMore = (choices: readonly DeliveryChoice[], chosen: Chosen): string[] =>
  choices.flatMap(({ eventIds, ways }) =>
    eventIds.filter((id) => chosen[id] !== undefined && !ways.some(({ code }) => code === chosen[id])),
  )

/** How each event is delivered and at what price, as the payment wants it. */
export const shippingCarts = (
  choices: readonly DeliveryChoice[],
  chosen: Chosen,
  province: Province | undefined,
): ShippingCart[] =>
  choices.flatMap((choice) => {
    const way = wayOf(choice, chosen)
    const mode = way && modeIn(way, province)
    if (mode === undefined) return []
    return choice.eventIds.map((eventId) => ({ eventId, code: mode.code, price: mode.price }))
  })

/** Cents for all events, before taxes. */
const costOf = (shipping: readonly ShippingCart[]) =>
  totalShippingSelected(Object.fromEntries(shipping.map(({ eventId, price = 0 }) => [eventId, { price }])))

/** What to ask the server the cost of; undefined for deliveries that are free. */
export const costlyChoice = (
  shipping: readonly ShippingCart[],
  province: Province | undefined,
): ChosenDeliveries | undefined =>
  province !== undefined && costOf(shipping) > 0
    ? { shippingCarts: [...shipping], country: "CA", province }
    : undefined

/** What an event of the cart is called. */
export function eventTitle(cart: Cart, id: string): string {
  const element = cart.cartElements.find((each) => eventIdsOf(each).includes(id))
  return element?.events?.find(({ eventId }) => eventId === id)?.title ?? element?.title ?? ""
}

/** Whether a delivery was chosen for every event of the cart, and goes where it is to go. */
export const isDeliveryChosen = (
  cart: Cart,
  chosen: Chosen,
  choices: readonly DeliveryChoice[] | undefined,
  province: Province | undefined,
): boolean =>
  cart.cartElements.flatMap(eventIdsOf).every((eventId) => chosen[eventId] !== undefined) &&
  (choices ?? []).every(({ eventIds: [eventId = ""], ways }) => {
    const way = ways.find(({ code }) => code === chosen[eventId])
    return way !== undefined && modeIn(way, province) !== undefined
  })

/** How the events of a cart can be delivered; not known before the cart is. */
export function useDeliveryChoices(cart: Cart | undefined): Loaded<readonly DeliveryChoice[]> {
  const eventIds = [...new Set(cart?.cartElements.flatMap(eventIdsOf))]
  const cartAmount = cart?.tax.totalBeforeTaxes ?? 0
  const modes = useDeliveries(eventIds, cartAmount)
  if (cart === undefined) return { status: "loading" }
  // What has no ticket is delivered by mail, and nobody has to choose.
  return modes.status === "ready" ? { ...modes, value: deliveryChoices(modes.value, cartAmount) } : modes
}

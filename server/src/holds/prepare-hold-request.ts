import type { PriceLevelHold } from "@parterre/contract"
import { saleStateNow } from "../catalogue/sale-state.ts"
import type { Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { dayInZone } from "../zoned-time.ts"
import type { AskedOffer } from "./asked-offer.ts"
import type { RequestedLevel } from "./best-seats.ts"
import { tellingChoice } from "./combo-at-fault.ts"
import { type ComboMoment, comboLines, isOfCombo, requestedCombos } from "./combo-request.ts"
import {
  type EventOnSale,
  type EventPrice,
  isInPresale,
  refuseUnlessOnSale,
  type SubscriptionOnSale,
  sellingAlso,
  soldPrice,
} from "./event-on-sale.ts"
import {
  type EventLine,
  type EventRequest,
  eventRequest,
  type RequestedLine,
  refuseRepeatedSeats,
  refuseTicketCount,
  requestedLines,
} from "./event-request.ts"
import type { HoldRequest, PreparedRequest, RequestByEvent } from "./hold-request.ts"
import { type HouseOnSale, saleKey } from "./house-on-sale.ts"
import { eventFor, offerOf } from "./line-offers.ts"
import {
  isOfProducts,
  type ProductRequest,
  productRequest,
  type RequestedProduct,
  requestedProducts,
} from "./product-request.ts"

/** A request's lines at each event, or its refusal; the subscriptions it names have been read. */
export function requestByEvent(
  { website, requested, soldOut }: HoldRequest,
  house: HouseOnSale,
  now: number,
): RequestByEvent {
  const subscription = (id: string) => findSubscription(house, website.id, id)
  if (requested.kind === "lines") {
    const isProduct = (id: string) => house.products.has(saleKey({ websiteId: website.id, id }))
    const products = requested.groups.flatMap((group) =>
      isOfProducts(group, isProduct) ? requestedProducts(group) : [],
    )
    const asked = requested.groups.flatMap((group, party) =>
      isOfProducts(group, isProduct) || isOfCombo(group) ? [] : requestedLines(group, party),
    )
    const moment: ComboMoment = {
      ...{ now, timeZone: website.timeZone, soldOut: soldOut ?? new Set() },
      event: (id) => house.events.get(saleKey({ websiteId: website.id, id })),
    }
    const inCombos = requestedCombos(requested.groups).flatMap((combo, index) => {
      const row = house.combos.get(saleKey({ websiteId: website.id, id: combo.comboId }))
      return comboLines(combo, row, moment, asked.length + index)
    })
    refuseTicketCount([...asked, ...inCombos, ...products])
    const lines = linesByEvent(asked, inCombos, subscription)
    refuseTicketCount([...lines.flatMap(([, ofEvent]) => ofEvent), ...products])
    return { kind: "lines", lines, products }
  }
  const { of } = requested
  const eventIds = of.type === "event" ? [of.id] : [...subscription(of.id).eventIds].sort()
  return { ...requested, eventIds }
}

/** Lines by event, a subscription's at each of its events; in id order, the order in which everything is locked. */
function linesByEvent(
  asked: readonly RequestedLine[],
  inCombos: readonly EventLine[],
  subscription: (id: string) => SubscriptionOnSale,
): [string, EventLine[]][] {
  const lines = asked.flatMap((line, index): EventLine[] =>
    line.type === "show" ? [{ ...line, eventId: line.id }] : partsOf(line, index, subscription(line.id)),
  )
  const all = [...lines, ...inCombos]
  refuseRepeatedSeats(all)
  return [...Map.groupBy(all, (line) => line.eventId)].sort(byId)
}

function partsOf(line: RequestedLine, index: number, subscription: SubscriptionOnSale): EventLine[] {
  const part = { subscriptionId: subscription.id, line: index }
  return subscription.eventIds.map((eventId) => {
    const share = soldPrice(subscription.sharesAt(eventId).get(line.priceId))
    return { ...line, eventId, share, part, levels: subscription.levels }
  })
}

/** Finds what a request names in the house as it was read, or throws the refusal of what is not there. */
export function prepareRequest(
  { website, sessionId }: HoldRequest,
  asked: RequestByEvent,
  house: HouseOnSale,
  now: number,
): PreparedRequest {
  const by = { now, sessionId }
  const event = (eventId: string, lines: readonly AskedOffer[]) => {
    const found = eventFor(findEvent(house, website.id, eventId), lines, house, by)
    refuseUnlessOnSale(found, now)
    return found
  }
  if (asked.kind === "lines") {
    const requests = asked.lines.map(([eventId, lines]) =>
      tellingChoice(findEvent(house, website.id, eventId), lines, website.timeZone, () => {
        const at = event(
          eventId,
          lines.map((line) => line.asked),
        )
        return requestAt(at, lines, house, by)
      }),
    )
    const products = asked.products.map((one) => productAt(one, website, house, now))
    return { kind: "lines", requests, products }
  }
  const { kind, of, levels, eventIds, exchange } = asked
  if (of.type === "event") {
    const sole = event(of.id, [asked])
    const at = {
      event: sole,
      priceOf: (price: EventPrice) => (exchange ? { ...price, ...paidByPass } : price),
      offerOf: (price: EventPrice) =>
        exchange
          ? { flexPass: { ownPrice: price.price } }
          : offerOf(asked, { event: sole, price, ...by }, house),
    }
    return { kind, of, levels: requestedLevels(sole.prices, levels), at: [at] }
  }
  refusePromotion(asked, website.id, house)
  const subscription = findSubscription(house, website.id, of.id)
  const [first = ""] = subscription.eventIds
  const at = eventIds.map((eventId) => {
    const shares = subscription.sharesAt(eventId)
    const found = sellingAlso(event(eventId, [asked]), [...subscription.levels])
    return {
      event: found,
      priceOf: (price: EventPrice) => shares.get(price.id) ?? price,
      offerOf: (price: EventPrice) => offerOf(asked, { event: found, price, ...by }, house),
    }
  })
  return { kind, of, levels: requestedLevels(subscription.sharesAt(first), levels), at }
}

const paidByPass = { price: 0, serviceCharge: 0, minTickets: 0, maxTickets: 0, divisor: 1 }

function productAt(
  asked: RequestedProduct,
  website: Website,
  house: HouseOnSale,
  now: number,
): ProductRequest {
  const product = house.products.get(saleKey({ websiteId: website.id, id: asked.productId }))
  const event = house.events.get(saleKey({ websiteId: website.id, id: product?.event_id ?? "" }))
  // The event of a place to park is hidden, or gone.
  const isThere = product?.event_id === null || event !== undefined
  return productRequest(asked, isThere ? product : undefined, {
    now,
    today: dayInZone(now, website.timeZone),
    // Whether any tickets are left does not count.
    event: event && { saleState: saleStateNow(event, now, 1), inPresale: isInPresale(event, now) },
  })
}

/** A promotion is for the tickets of events: of what else it is named with it takes nothing off. */
function refusePromotion({ promoId: id }: AskedOffer, websiteId: string, house: HouseOnSale): void {
  if (id === undefined) return
  const isThere = house.promotions.has(saleKey({ websiteId, id }))
  throw new Refusal(isThere ? "promotion-not-for-event" : "promotion-unknown")
}

function findEvent(house: HouseOnSale, websiteId: string, id: string): EventOnSale {
  const event = house.events.get(saleKey({ websiteId, id }))
  if (event === undefined) throw new Refusal("event-unknown")
  return event
}

function findSubscription(house: HouseOnSale, websiteId: string, id: string): SubscriptionOnSale {
  const subscription = house.subscriptions.get(saleKey({ websiteId, id }))
  if (subscription === undefined) throw new Refusal("subscription-unknown")
  return subscription
}

function requestAt(
  event: EventOnSale,
  lines: readonly EventLine[],
  house: HouseOnSale,
  by: { readonly now: number; readonly sessionId: string },
): EventRequest {
  const levels = new Set(house.admission(event.id).map((section) => section.priceLevelId))
  return eventRequest(
    event,
    lines,
    (seatId) => house.rows.seat(event.id, seatId),
    (priceLevelId) => levels.has(priceLevelId),
    (line, price) => {
      if (line.part !== undefined) refusePromotion(line.asked, event.websiteId, house)
      return offerOf(line.asked, { event, price, ...by }, house)
    },
  )
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Seats of one level are chosen together, in however many parts they are asked for. */
function requestedLevels(
  prices: ReadonlyMap<string, EventPrice>,
  levels: PriceLevelHold["priceLevels"],
): RequestedLevel[] {
  return [...Map.groupBy(levels, (level) => level.id)].map(([priceLevelId, parts]) => ({
    priceLevelId,
    prices: parts.flatMap((part) =>
      part.prices.map(({ id, qty }) => {
        const price = prices.get(id)
        if (price?.priceLevelId !== priceLevelId) throw new Refusal("price-unknown")
        return { price: soldPrice(price), qty }
      }),
    ),
  }))
}

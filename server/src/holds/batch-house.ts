import { type HoldWithLines, isProductHold, isTicketHold, type TicketHold } from "../carts/hold-store.ts"
import { isForMembers } from "../promotions/promotion-rows.ts"
import { type Settled, settled } from "../settled.ts"
import { isInPresale } from "./event-on-sale.ts"
import {
  combosAskedBy,
  eventsAsked,
  type HoldRequest,
  offersAsked,
  productsAskedBy,
  type RequestByEvent,
  subscriptionsAsked,
} from "./hold-request.ts"
import { type HouseOnSale, saleKey } from "./house-on-sale.ts"
import type { SaleId } from "./on-sale-store.ts"
import { requestByEvent } from "./prepare-hold-request.ts"

/**
 * Reads what the requests of a batch are about, and the names of what their carts hold: the same few statements
 * whatever the size. Answers each request by its events, or its refusal.
 */
export async function readBatchHouse(
  house: HouseOnSale,
  requests: readonly HoldRequest[],
  held: readonly HoldWithLines[],
  now: number,
): Promise<Settled<RequestByEvent>[]> {
  const tickets = held.filter(isTicketHold)
  await house.readCombos([
    ...requests.flatMap((request) => idsOf(request, combosAskedBy(request))),
    ...tickets.flatMap(({ website_id, combo_id }) =>
      combo_id === null ? [] : { websiteId: website_id, id: combo_id },
    ),
  ])
  await house.readSubscriptions([
    ...requests.flatMap((request) => idsOf(request, subscriptionsAsked(request))),
    ...tickets.flatMap(({ website_id, subscription_id }) =>
      subscription_id === null ? [] : { websiteId: website_id, id: subscription_id },
    ),
  ])
  await house.readEvents([
    ...requests.flatMap((request) =>
      idsOf(request, eventsAsked(request, eventsOfSubscription(house, request), combosOf(house, request))),
    ),
    ...tickets.map((hold) => ({ websiteId: hold.website_id, id: hold.event_id })),
  ])
  await readProducts(house, requests, held)
  await readOffers(house, requests, held, now)
  const asked = requests.map((request) => settled(() => requestByEvent(request, house, now)))
  const sound = asked.flatMap((one) => (one.ok ? [one.result] : []))
  const best = sound.filter((one) => one.kind === "best")
  await house.readRows({
    seats: [...sound.flatMap(seatsAsked), ...tickets.flatMap(seatsHeld)],
    rows: [],
    sections: [],
  })
  await house.readPreferredRows([
    ...sound.flatMap(bestOfCombos),
    ...best.flatMap(({ eventIds, levels }) =>
      eventIds.flatMap((eventId) => levels.map(({ id }) => ({ eventId, priceLevelId: id }))),
    ),
  ])
  await house.readAdmission([
    ...sound.flatMap(admissionAsked),
    ...tickets.flatMap((hold) => (hold.lines.some((line) => line.seat_id === null) ? hold.event_id : [])),
  ])
  return asked
}

const idsOf = ({ website }: HoldRequest, ids: readonly string[]): SaleId[] =>
  ids.map((id) => ({ websiteId: website.id, id }))

const eventsOfSubscription =
  (house: HouseOnSale, { website }: HoldRequest) =>
  (id: string): readonly string[] =>
    house.subscriptions.get(saleKey({ websiteId: website.id, id }))?.eventIds ?? []

const combosOf =
  (house: HouseOnSale, { website }: HoldRequest) =>
  (id: string) =>
    house.combos.get(saleKey({ websiteId: website.id, id }))

/** Products that requests name and carts hold, with the events of places to park. What is an event is no product. */
async function readProducts(
  house: HouseOnSale,
  requests: readonly HoldRequest[],
  held: readonly HoldWithLines[],
): Promise<void> {
  const isEvent = (id: string) => house.names.events.has(id)
  await house.readProducts([
    ...requests.flatMap((request) =>
      idsOf(
        request,
        productsAskedBy(request).filter((id) => !isEvent(id)),
      ),
    ),
    ...held
      .filter(isProductHold)
      .map(({ website_id, product_id }) => ({ websiteId: website_id, id: product_id })),
  ])
  await house.readEvents(
    [...house.products.values()].flatMap(({ website_id, event_id }) =>
      event_id === null || isEvent(event_id) ? [] : { websiteId: website_id, id: event_id },
    ),
  )
}

/** Promotions that requests name and carts hold by, and the codes that are named for presales of the events. */
async function readOffers(
  house: HouseOnSale,
  requests: readonly HoldRequest[],
  held: readonly HoldWithLines[],
  now: number,
): Promise<void> {
  const asked = requests.flatMap((request) =>
    offersAsked(request).map((offer) => ({ ...offer, request, website_id: request.website.id })),
  )
  await house.readPromotions([
    ...asked.flatMap(({ promoId, request }) => (promoId === undefined ? [] : idsOf(request, [promoId]))),
    ...held.flatMap(({ website_id, promotion_id }) =>
      promotion_id === null ? [] : { websiteId: website_id, id: promotion_id },
    ),
  ])
  const members = [...house.events.values()].filter(
    (event) => isInPresale(event, now) && event.presale.members.length > 0,
  )
  const forMembers = [...house.promotions.values()].filter(isForMembers)
  const ofMembers = new Set([
    ...members.map(({ websiteId }) => websiteId),
    ...forMembers.map(({ website_id }) => website_id),
  ])
  await house.readMemberships(
    requests.flatMap(({ website, sessionId }) =>
      ofMembers.has(website.id) ? { websiteId: website.id, id: sessionId } : [],
    ),
    now,
  )
  const presales = [...house.events.values()].flatMap(({ websiteId, presale }) =>
    presale === null ? [] : { website_id: websiteId, presale_id: presale.id },
  )
  await house.readPresaleCodes(
    asked.flatMap(({ presale: code, website_id }) =>
      code === undefined
        ? []
        : presales.filter((one) => one.website_id === website_id).map((one) => ({ ...one, code })),
    ),
  )
}
/** Where combos leave the choice of seats to us; of general admission there is nothing to choose. */
const bestOfCombos = (asked: RequestByEvent) =>
  asked.kind === "best"
    ? []
    : asked.lines.flatMap(([eventId, lines]) =>
        lines.flatMap(({ part, share, seatIds }) =>
          part?.combo === undefined || share === undefined || seatIds.length > 0
            ? []
            : { eventId, priceLevelId: share.priceLevelId },
        ),
      )

const seatsAsked = (asked: RequestByEvent) =>
  asked.kind === "best"
    ? []
    : asked.lines.flatMap(([eventId, lines]) =>
        lines.flatMap((line) => line.seatIds.map((seatId) => ({ eventId, seatId }))),
      )

const seatsHeld = ({ event_id, lines }: TicketHold) =>
  lines.flatMap(({ seat_id }) => (seat_id === null ? [] : { eventId: event_id, seatId: seat_id }))

/** The events where general admission is wanted, or may be: a price level says only when it is read what it has. */
const admissionAsked = (asked: RequestByEvent): readonly string[] =>
  asked.kind === "best"
    ? asked.eventIds
    : asked.lines.flatMap(([eventId, lines]) =>
        lines.some((line) => line.seatIds.length === 0) ? eventId : [],
      )

import type { CartElement, CartEvent, CartPrice } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { placeOf } from "../catalogue/event-answers.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { seatsUrl } from "../seating/seats-url.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { isOfTickets, type ShownHold, type ShownTickets } from "./hold-details.ts"
import type { ComboFacts, EventFacts, SubscriptionFacts, TicketPlace } from "./hold-facts.ts"
import { parkingOf, productElement, productPrice } from "./product-elements.ts"
import type { Viewer } from "./viewer.ts"

/** The element of holds of one event with its parking, of one subscription, of one combo, or of one product. */
export function elementOf(holds: readonly ShownHold[], viewer: Viewer): Omit<CartElement, "tax"> {
  const [first] = holds
  if (first === undefined) throw new Error("An element of a cart has at least one hold")
  const tickets = holds.filter(isOfTickets)
  const products = holds.filter((held) => held.product !== undefined)
  const subscription = tickets[0]?.subscription
  if (subscription !== undefined) return subscriptionElement(subscription, tickets, viewer)
  const combo = tickets[0]?.combo
  if (combo !== undefined) return comboElement(combo, tickets, viewer)
  const { event } = first
  if (event === undefined) return productElement(products, viewer)
  const parking = products.map((held) => parkingOf(held, event, viewer))
  return defined({
    _type: "event" as const,
    eventId: event.id,
    sameTicketCountPage: countingPage(event),
    cancelled: anyCancelled([event]),
    title: event.title[viewer.language],
    imageUrl: assetUrl(viewer.website.id, event.image),
    eventStart: isoInZone(event.startsAt, viewer.website.timeZone),
    location: placeOf(event.venue, viewer.language),
    prices: [
      ...tickets.map((details) => priceOf(details, viewer)),
      ...products.map((held) => productPrice(held, viewer)),
    ],
    parking: parking.length === 0 ? undefined : parking,
  })
}

/** A subscription's element: its events by start, and a line for all holds made together. */
function subscriptionElement(
  { id, title }: SubscriptionFacts,
  holds: readonly ShownTickets[],
  viewer: Viewer,
): Omit<CartElement, "tax"> {
  const { website, language } = viewer
  const events = eventsByStart(holds)
  const [first] = events
  if (first === undefined) throw new Error("A subscription is held at one event at least")
  const lines = Map.groupBy(holds, ({ hold }) => hold.subscription_hold_id ?? hold.id)
  return defined({
    _type: "subscription" as const,
    subscriptionId: id,
    sameTicketCountPage: countingPage(first),
    cancelled: anyCancelled(events),
    title: title[language],
    imageUrl: assetUrl(website.id, first.image),
    eventStart: isoInZone(first.startsAt, website.timeZone),
    location: placeOf(first.venue, language),
    prices: [...lines.values()].map((parts) => subscriptionPrice(id, title[language], parts, viewer)),
    events: events.map((event) => cartEvent(event, viewer)),
  })
}

/** A combo's element: its events by start, and a line for each of them at the price it has inside. */
function comboElement(
  combo: ComboFacts,
  holds: readonly ShownTickets[],
  viewer: Viewer,
): Omit<CartElement, "tax"> {
  const { website, language } = viewer
  const events = eventsByStart(holds)
  const [first] = events
  if (first === undefined) throw new Error("A combo is held at one event at least")
  const lines = holds.toSorted((one, other) => one.event.startsAt - other.event.startsAt)
  return defined({
    _type: "combo" as const,
    comboId: combo.id,
    cancelled: anyCancelled(events),
    title: combo.title[language],
    imageUrl: assetUrl(website.id, combo.image ?? first.image),
    eventStart: isoInZone(first.startsAt, website.timeZone),
    location: placeOf(first.venue, language),
    prices: lines.map((held) => ({ ...priceOf(held, viewer), ...comboFields(combo, held, viewer) })),
    events: events.map((event) => cartEvent(event, viewer)),
  })
}

/** The id under the name that the specification gives it; whoever gives one line back names them all [COMBO-008]. */
const comboFields = (
  { id, kind, holdId, pageId }: ComboFacts,
  { combo }: ShownTickets,
  { language }: Viewer,
): Partial<CartPrice> =>
  defined({
    reservationId: holdId,
    pageUrl: `/${language}/pages/${pageId}/combos/${id}`,
    ...(kind === "byoc" ? { byocId: id } : { comboId: id }),
    comboGroupId: combo?.groupId ?? undefined,
    comboGroupDetailId: combo?.detailId ?? undefined,
  })

const countingPage = ({ pageId, isCountedWithPage }: EventFacts): string | undefined =>
  isCountedWithPage ? pageId : undefined

const anyCancelled = (events: readonly EventFacts[]): true | undefined =>
  events.some(({ isCancelled }) => isCancelled === true) || undefined

const eventsByStart = (holds: readonly ShownTickets[]): readonly EventFacts[] => {
  const byStart = holds.toSorted((one, other) => one.event.startsAt - other.event.startsAt)
  return [...new Map(byStart.map(({ event }) => [event.id, event])).values()]
}

const cartEvent = (event: EventFacts, { website, language }: Viewer): CartEvent => ({
  eventId: event.id,
  title: event.title[language],
  eventStart: isoInZone(event.startsAt, website.timeZone),
  location: placeOf(event.venue, language),
})

/** The line of a subscription: the place of its first event, and the sum of the shares of all. */
function subscriptionPrice(
  subscriptionId: string,
  title: string,
  parts: readonly ShownTickets[],
  viewer: Viewer,
): CartPrice {
  const [first] = parts.toSorted((one, other) => one.event.startsAt - other.event.startsAt)
  if (first === undefined) throw new Error("A line of a subscription has at least one hold")
  const { eventId: _event, hoursId: _hour, originalPrice: struck, ...shown } = priceOf(first, viewer)
  const price = parts.reduce((sum, { hold }) => sum + hold.price, 0)
  const serviceCharges = parts.reduce((sum, { hold }) => sum + hold.service_charge, 0)
  return {
    ...shown,
    ...(struck === undefined
      ? {}
      : { originalPrice: parts.reduce((sum, { hold }) => sum + (hold.list_price ?? hold.price), 0) }),
    reservationId: first.hold.subscription_hold_id ?? first.hold.id,
    price,
    serviceCharges,
    total: (price + serviceCharges) * first.hold.qty,
    subscriptionId,
    title,
  }
}

function priceOf(details: ShownTickets, { website, language }: Viewer): CartPrice {
  const { hold, event, places } = details
  const seatIds = places.flatMap((place) => place.seatId ?? [])
  return defined({
    id: hold.price_id,
    reservationId: hold.id,
    name: details.priceType[language],
    priceLevel: details.priceLevel[language],
    priceLevelId: hold.price_level_id,
    priceType: details.priceKey,
    price: hold.price,
    originalPrice: hold.original_price ?? hold.list_price ?? undefined,
    promoId: details.promotion?.id,
    promoName: details.promotion?.name[language],
    presale: hold.presale_code ?? undefined,
    serviceCharges: hold.service_charge,
    qty: hold.qty,
    total: (hold.price + hold.service_charge) * hold.qty,
    eventId: event.id,
    hoursId: event.isHour ? event.id : undefined,
    seatIds,
    confirmed: hold.confirmed === 1,
    cartDetailToken: places.map((place) => detailToken(place, language)),
    soldout: details.isSoldOut,
    rs: places.some((place) => place.seatId !== null),
    imageUrl: assetUrl(website.id, event.image),
    pageUrl: hold.page_url ?? `/${language}/pages/${event.pageId}`,
    visualizeSeatUrl: event.hasPlan ? seatsUrl(website.id, event.id, seatIds, language) : undefined,
    venue: language === "fr" ? event.venue.name_fr : event.venue.name_en,
    date: isoInZone(event.startsAt, website.timeZone),
    fullDate: writtenStart(event.startsAt, website.timeZone, language),
    title: event.title[language],
    abandonedCartActive: website.abandonedCarts,
  })
}

/** The start of an event stands in every cart that has seats of it: it is written once for many. */
const writtenStarts = new Map<string, string>()
const MOST_STARTS = 1_000

function writtenStart(at: number, timeZone: string, language: Language): string {
  const key = `${at} ${timeZone} ${language}`
  const known = writtenStarts.get(key)
  if (known !== undefined) return known
  if (writtenStarts.size >= MOST_STARTS) writtenStarts.clear()
  const written = writtenDayAndHour(at, timeZone, language)
  writtenStarts.set(key, written)
  return written
}

export const detailToken = (
  place: TicketPlace,
  language: Language,
): CartPrice["cartDetailToken"][number] => ({
  idCartLine: place.lineId,
  ...(place.seatId === null ? {} : { seatId: place.seatId }),
  ...(place.seat === null ? {} : { seat: place.seat }),
  ...(place.row === null ? {} : { row: place.row }),
  ...(place.rowType === null ? {} : { rowType: place.rowType }),
  section: place.section[language],
  level: place.level[language],
  ...(place.answer === undefined ? {} : { questionResponse: place.answer }),
})

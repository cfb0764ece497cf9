import type { Cart, CartElement, CartPrice, Place } from "@parterre/contract"
import { CART_EXPIRED, remainingSeconds } from "@parterre/domain"
import type { Knex } from "knex"
import type { CartRow, HoldRow } from "../database/hold-tables.ts"
import type { VenueRow } from "../database/tables.ts"
import type { Language, Website } from "../http/handler.ts"
import { municipalTaxesOf } from "../pricing/municipal-taxes.ts"
import { cartTaxes } from "../pricing/tax-summaries.ts"
import { dayInZone, isoInZone } from "../zoned-time.ts"
import { hasLapsed, liveHolds, readCart, withLines } from "./cart-store.ts"
import { type HoldDetails, readHoldDetails, type TicketPlace } from "./hold-details.ts"

/** For whom and when a cart is shown. */
export interface Viewer {
  readonly website: Website
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/** A cart of the website as the contract shows it, or none when the website has no such cart. */
export async function cartView(
  db: Knex,
  website: Website,
  cartId: string,
  language: Language,
  now: number,
): Promise<Cart | undefined> {
  const cart = await readCart(db, website.id, cartId)
  return cart === undefined ? undefined : showCart(db, cart, { website, language, now })
}

/** Shows a cart. One whose time ran out shows nothing of what it held; a paid one what was sold. */
export async function showCart(db: Knex, cart: CartRow, viewer: Viewer): Promise<Cart> {
  return cartOf(cart, await readHoldDetails(db, await shownHolds(db, cart, viewer.now)), viewer)
}

async function shownHolds(db: Knex, cart: CartRow, now: number) {
  if (hasLapsed(cart, now)) return []
  if (cart.state !== "paid") return liveHolds(db, cart.id)
  const sold = await db<HoldRow>("holds").where({ cart_id: cart.id, state: "sold" }).orderBy("ordinal")
  return withLines(db, sold)
}

/** What a session without a cart sees. */
export const noCart = ({ website, now }: Viewer): Cart => ({
  id: "",
  state: "empty",
  version: 0,
  cartElements: [],
  tax: cartTaxes([], dayInZone(now, website.timeZone), "en").total,
  totalQty: 0,
  reservationTime: 0,
  remainingTime: 0,
  serverTime: isoInZone(now, website.timeZone),
  renewalsLeft: website.renewals,
})

function cartOf(cart: CartRow, holds: readonly HoldDetails[], viewer: Viewer): Cart {
  const { website, now } = viewer
  const taxes = taxesOf(holds, viewer)
  const elements = [...Map.groupBy(holds, ({ event }) => event.id)].map(
    ([eventId, ofEvent]): CartElement => ({
      ...elementOf(ofEvent, viewer),
      tax: taxes.ofEvent.get(eventId) ?? taxes.total,
    }),
  )
  const expired = cart.state === "expired" || hasLapsed(cart, now)
  const timed = !expired && cart.expires_at !== null
  return {
    id: cart.id,
    state: expired ? "expired" : cart.state,
    version: cart.version,
    cartElements: elements,
    tax: taxes.total,
    totalQty: holds.reduce((sum, { hold }) => sum + hold.qty, 0),
    reservationTime: timed ? website.holdSeconds : 0,
    remainingTime: expired ? CART_EXPIRED : remainingSeconds(cart.expires_at ?? now, now),
    serverTime: isoInZone(now, website.timeZone),
    ...(timed ? { expiresAt: isoInZone(cart.expires_at ?? now, website.timeZone) } : {}),
    renewalsLeft: Math.max(0, website.renewals - cart.renewals_used),
  }
}

/** The taxes of what a cart holds. */
export const taxesOf = (holds: readonly HoldDetails[], { website, language, now }: Viewer) =>
  cartTaxes(
    holds.map(({ hold, event }) => ({
      eventId: event.id,
      province: event.province,
      municipalTaxes: municipalTaxesOf(event.venue),
      amount: hold.price * hold.qty,
      serviceCharge: hold.service_charge * hold.qty,
    })),
    dayInZone(now, website.timeZone),
    language,
  )

function elementOf(holds: readonly HoldDetails[], viewer: Viewer): Omit<CartElement, "tax"> {
  const [first] = holds
  if (first === undefined) throw new Error("An element of a cart has at least one hold")
  const { event } = first
  return {
    _type: "event",
    eventId: event.id,
    title: event.title[viewer.language],
    imageUrl: imageUrl(viewer.website.id, event.image),
    eventStart: isoInZone(event.startsAt, viewer.website.timeZone),
    location: placeOf(event.venue, viewer.language),
    prices: holds.map((details) => priceOf(details, viewer)),
  }
}

function priceOf(details: HoldDetails, { website, language }: Viewer): CartPrice {
  const { hold, event, places } = details
  return {
    id: hold.price_id,
    reservationId: hold.id,
    name: details.priceType[language],
    priceLevel: details.priceLevel[language],
    priceLevelId: hold.price_level_id,
    priceType: details.priceKey,
    price: hold.price,
    serviceCharges: hold.service_charge,
    qty: hold.qty,
    total: (hold.price + hold.service_charge) * hold.qty,
    eventId: event.id,
    seatIds: places.flatMap((place) => place.seatId ?? []),
    confirmed: hold.confirmed === 1,
    cartDetailToken: places.map((place) => detailToken(place, language)),
    rs: places.some((place) => place.seatId !== null),
    imageUrl: imageUrl(website.id, event.image),
    pageUrl: hold.page_url ?? `/${language}/pages/${event.pageId}`,
    venue: language === "fr" ? event.venue.name_fr : event.venue.name_en,
    date: isoInZone(event.startsAt, website.timeZone),
    title: event.title[language],
    abandonedCartActive: false,
  }
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
})

const imageUrl = (websiteId: string, path: string): string => `/assets/${websiteId}/${path}`

function placeOf(venue: VenueRow, language: Language): Place {
  return {
    id: venue.id,
    name: language === "fr" ? venue.name_fr : venue.name_en,
    ...(venue.address_line1 === null ? {} : { addressLine1: venue.address_line1 }),
    ...(venue.address_line2 === null ? {} : { addressLine2: venue.address_line2 }),
    city: venue.city,
    provinceState: venue.province_state,
    ...(venue.postal_code === null ? {} : { postalCode: venue.postal_code }),
    country: venue.country,
    ...(venue.latitude === null ? {} : { latitude: venue.latitude }),
    ...(venue.longitude === null ? {} : { longitude: venue.longitude }),
  }
}

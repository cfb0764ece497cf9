import {
  isForMember,
  isPromoted,
  offerCode,
  type PromotionTerms,
  promotedTicket,
  promotionAt,
} from "@parterre/domain/promotions"
import { type HoldWithLines, isTicketHold } from "../carts/hold-store.ts"
import { type CodeUse, codesOf } from "../promotions/code-uses.ts"
import { promotionId } from "../promotions/promotion-rows.ts"
import { Refusal } from "../refusal.ts"
import type { AskedOffer, LineOffer } from "./asked-offer.ts"
import { type EventOnSale, type EventPrice, isInPresale } from "./event-on-sale.ts"
import type { EventRequest } from "./event-request.ts"
import { type HouseOnSale, presaleKey, saleKey } from "./house-on-sale.ts"

/** The promotion that a typed code may name. */
export const promoOfCode = (websiteId: string, code: string | undefined): string | undefined =>
  code === undefined || offerCode(code) === "" ? undefined : promotionId(websiteId, code)

/**
 * The event as these lines may buy it: in its presale it is on sale to members, and to lines that each name a code of it.
 */
export function eventFor(
  event: EventOnSale,
  lines: readonly AskedOffer[],
  house: HouseOnSale,
  { now, sessionId }: { readonly now: number; readonly sessionId: string },
): EventOnSale {
  if (!isInPresale(event, now)) return event
  const memberOf = house.membershipsOf({ websiteId: event.websiteId, id: sessionId })
  const isMember = event.presale.members.some((id) => memberOf.includes(id))
  for (const { presale } of lines) {
    if (presale !== undefined) presaleCodeOf(event, presale, house)
    else if (!isMember) throw new Refusal("presale-needed")
  }
  return { ...event, onSaleFrom: null, letIn: true }
}

/** What a line is sold by at its price, or the refusal of what it names and does not get. */
export function offerOf(
  { promoId, presale }: AskedOffer,
  ticket: OfferedTicket,
  house: HouseOnSale,
): LineOffer {
  const { event } = ticket
  return {
    ...(promoId === undefined ? {} : { promotion: promotionOf(promoId, ticket, house) }),
    // Once an event is on sale to all, a code that was needed before opens nothing.
    ...(presale === undefined || event.letIn !== true
      ? {}
      : { presale: presaleCodeOf(event, presale, house) }),
  }
}

/** A ticket at its own price, and who asks for it when. */
interface OfferedTicket {
  readonly event: EventOnSale
  readonly price: EventPrice
  readonly sessionId: string
  readonly now: number
}

function promotionOf(
  id: string,
  { event, price, sessionId, now }: OfferedTicket,
  house: HouseOnSale,
): NonNullable<LineOffer["promotion"]> {
  const row = house.promotions.get(saleKey({ websiteId: event.websiteId, id }))
  if (row === undefined) throw new Refusal("promotion-unknown")
  const terms: PromotionTerms = JSON.parse(row.terms)
  const fault = promotionAt(terms, { eventId: event.id, now })
  if (fault !== undefined) throw new Refusal(fault)
  if (!isPromoted(terms, { priceType: price.key, priceLevelId: price.priceLevelId }))
    throw new Refusal("promotion-not-for-price")
  if (!isForMember(terms, house.membershipsOf({ websiteId: event.websiteId, id: sessionId })))
    throw new Refusal("promotion-members-only")
  return { id, per_shopper: row.per_shopper, discount: terms.discount, ...promotedTicket(price, terms) }
}

function presaleCodeOf({ websiteId, presale }: EventOnSale, code: string, house: HouseOnSale) {
  const row = house.presaleCodes.get(
    presaleKey({ website_id: websiteId, presale_id: presale?.id ?? "", code: offerCode(code) }),
  )
  if (row === undefined) throw new Refusal("presale-unknown")
  return { id: row.id, code: row.code }
}

/** A line with the tickets it is for and what it is sold by. */
type OfferedLine = { readonly tickets: number; readonly offer: LineOffer | undefined }

const offeredLines = (requests: readonly EventRequest[]): OfferedLine[] =>
  requests.flatMap(({ seatLines, admissionLines }) => [
    ...seatLines.map(({ seats, offer }) => ({ tickets: seats.length, offer })),
    ...admissionLines.map(({ qty, offer }) => ({ tickets: qty, offer })),
  ])

/** The codes that a request uses, a use a ticket. */
export const wantedUses = (websiteId: string, requests: readonly EventRequest[]): CodeUse[] =>
  offeredLines(requests).flatMap(({ tickets, offer }) =>
    codesOf({ promotion_id: offer?.promotion?.id, presale_code_id: offer?.presale?.id }).map((codeId) => ({
      ...{ websiteId, codeId, tickets },
    })),
  )

/** A shopper has so many tickets with a promotion: what the cart holds and what was bought before count. */
export function refuseOverLimit(
  requests: readonly EventRequest[],
  held: readonly HoldWithLines[],
  bought: ReadonlyMap<string, number> | undefined,
): void {
  for (const [id, lines] of Map.groupBy(offeredLines(requests), ({ offer }) => offer?.promotion?.id)) {
    const max = lines[0]?.offer?.promotion?.per_shopper ?? null
    if (id === undefined || max === null) continue
    const inCart = held.filter((hold) => isTicketHold(hold) && hold.promotion_id === id)
    const tickets =
      lines.reduce((sum, line) => sum + line.tickets, 0) +
      inCart.reduce((sum, { qty }) => sum + qty, 0) +
      (bought?.get(id) ?? 0)
    if (tickets > max) throw new Refusal("promotion-limit", { max })
  }
}

/** The refusal of a code that is for fewer tickets than are left. */
export const usedUp = (codeId: string, requests: readonly EventRequest[]): Refusal =>
  offeredLines(requests).some(({ offer }) => offer?.presale?.id === codeId)
    ? new Refusal("presale-used-up")
    : new Refusal("promotion-used-up")

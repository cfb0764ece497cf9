import type { HoldGroup } from "@parterre/contract"
import { MAX_CART_TICKETS } from "@parterre/domain/quantities"
import { ownPath } from "@parterre/domain/queues"
import { Refusal } from "../refusal.ts"
import { type AskedOffer, askedOffer, type LineOffer } from "./asked-offer.ts"
import {
  type BundlePart,
  type EventOnSale,
  type EventPrice,
  sellingAlso,
  soldPrice,
  type VenueRow,
  type VenueSeat,
} from "./event-on-sale.ts"

/** One price line of a request. */
interface PriceLine {
  readonly price: EventPrice
  readonly confirmed: boolean
  readonly pageUrl: string | null
  readonly offer?: LineOffer
  /** What it is a part of, when a subscription or a combo asks for it; its price is what it costs there. */
  readonly part?: BundlePart
}

/** Reserved seats at one price. */
export interface SeatLine extends PriceLine {
  /** Index of its party, the hold group it came in: the lines of one party are judged together. */
  readonly party: number
  readonly seats: readonly PickedSeat[]
}

/** General admission at one price. */
export interface AdmissionLine extends PriceLine {
  readonly qty: number
}

/** Seats of one price level, wherever the best ones are. */
export interface BestLine extends AdmissionLine {
  readonly party: number
}

export interface PickedSeat {
  readonly row: VenueRow
  readonly seat: VenueSeat
  /** Index in the row. */
  readonly position: number
}

/** Everything one request asks of one event. */
export interface EventRequest {
  readonly event: EventOnSale
  readonly seatLines: readonly SeatLine[]
  readonly admissionLines: readonly AdmissionLine[]
  /** Of combos, whose seats nobody has chosen yet. */
  readonly bestLines?: readonly BestLine[]
}

/** A price line as it was posted. */
export interface RequestedLine {
  /** Index of its party, a hold group of the request. */
  readonly party: number
  readonly type: "show" | "subscription"
  /** Of the event or the subscription. */
  readonly id: string
  readonly priceId: string
  readonly qty: number
  readonly seatIds: readonly string[]
  readonly confirmed: boolean
  readonly pageUrl: string | null
  readonly asked: AskedOffer
}

/** The lines of a request's hold group of tickets, which is a party; a line of zero tickets asks nothing. */
export function requestedLines({ type, ...group }: HoldGroup, party: number): RequestedLine[] {
  if (type !== "show" && type !== "subscription") throw new Error(`${type} is no hold type of tickets`)
  const lines = group.prices.map((line) => ({
    party,
    type,
    id: group.id,
    priceId: line.id,
    qty: line.qty,
    seatIds: line.seatIds ?? [],
    confirmed: line.confirmed ?? true,
    pageUrl: pageOf(line.pageUrl ?? group.pageUrl),
    asked: askedOffer(line),
  }))
  if (lines.some((line) => line.seatIds.length > 0 && line.seatIds.length !== line.qty))
    throw new Refusal("quantity-mismatch")
  return lines.filter((line) => line.qty > 0)
}

/** Characters of a path that are kept: a longer one is all campaign. */
const longestPath = 500

/** Only paths of the site itself come back as links. */
export const pageOf = (url: string | undefined): string | null => {
  const path = ownPath(url)
  return path !== undefined && path.length <= longestPath ? path : null
}

/** Tickets a cart may hold: what one request may ask, however many requests fill it. */
export const maxTickets = MAX_CART_TICKETS

/** The tickets of a subscription are those at all its events; a request of too many is refused before it is read for. */
export function refuseTicketCount(lines: readonly Pick<RequestedLine, "qty">[]): void {
  const tickets = lines.reduce((sum, line) => sum + line.qty, 0)
  if (tickets < 1 || tickets > maxTickets) throw new Refusal("invalid-quantity", { min: 1, max: maxTickets })
}

/** What a posted line asks of one event. */
export interface EventLine extends RequestedLine {
  readonly eventId: string
  /** The event's share of a subscription's price, or its price inside a combo. */
  readonly share?: EventPrice
  readonly part?: BundlePart
  /** All price levels of its subscription: at each of its events a seat of theirs is one that can be sold. */
  readonly levels?: ReadonlySet<string>
}

/** A seat is asked for once an event, whether by itself or with a subscription. */
export function refuseRepeatedSeats(lines: readonly EventLine[]): void {
  const seats = lines.flatMap((line) => line.seatIds.map((seatId) => `${line.eventId} ${seatId}`))
  if (new Set(seats).size < seats.length) throw new Refusal("quantity-mismatch")
}

/** Finds the seats of one event's lines and says what is wrong with them by themselves. */
export function eventRequest(
  event: EventOnSale,
  lines: readonly EventLine[],
  seatOf: (seatId: string) => PickedSeat | undefined,
  isAdmission: (priceLevelId: string) => boolean,
  offerAt: (line: EventLine, price: EventPrice) => LineOffer = () => ({}),
): EventRequest {
  const unknown = lines.flatMap((line) => line.seatIds.filter((seatId) => seatOf(seatId) === undefined))
  if (unknown.length > 0) throw new Refusal("seats-unknown", { seatIds: unknown })
  const priced = lines.map((line) => {
    const price = line.share ?? priceIn(event, line.priceId)
    return { ...line, price, offer: offerAt(line, price) }
  })
  const reserved = priced.filter((line) => line.seatIds.length > 0)
  const unseated = priced.filter((line) => line.seatIds.length === 0)
  const [admissionLines = [], bestLines = []] = [true, false].map((wanted) =>
    unseated.filter((line) => isAdmission(line.price.priceLevelId) === wanted),
  )
  if (bestLines.some(({ part }) => part?.combo === undefined)) throw new Refusal("quantity-mismatch")
  return {
    event: sellingAlso(
      event,
      priced.flatMap((line) => [line.price.priceLevelId, ...(line.levels ?? [])]),
    ),
    seatLines: reserved.map((line) => ({ ...line, seats: pickedSeats(line, seatOf) })),
    admissionLines,
    ...(bestLines.length > 0 ? { bestLines } : {}),
  }
}

function pickedSeats(
  line: RequestedLine & { readonly price: EventPrice },
  seatOf: (seatId: string) => PickedSeat | undefined,
): PickedSeat[] {
  const picked = line.seatIds.flatMap((seatId) => seatOf(seatId) ?? [])
  const elsewhere = picked.filter(({ seat }) => seat.priceLevelId !== line.price.priceLevelId)
  if (elsewhere.length > 0)
    throw new Refusal("mixed-price-levels", { seatIds: elsewhere.map(({ seat }) => seat.id) })
  return picked
}

function priceIn(event: EventOnSale, priceId: string): EventPrice {
  return soldPrice(event.prices.get(priceId))
}

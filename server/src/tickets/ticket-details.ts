import type { Localized } from "@parterre/contract"
import { comparePlaces, type PlaceAtEvent } from "@parterre/domain/seat-names"
import { isPrintableDelivery } from "@parterre/domain/tickets"
import type { Knex } from "knex"
import { isOfTickets, namesOf } from "../carts/hold-details.ts"
import type { EventFacts, TicketPlace } from "../carts/hold-facts.ts"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import { readSaleDocuments } from "../sales/sale-document-store.ts"
import { salesOfIds } from "../sales/sale-store.ts"
import type { Seller } from "../websites/organiser.ts"
import { ticketStore } from "./ticket-store.ts"

/** A ticket with everything printed on it, as it was sold. */
export interface TicketDetails {
  readonly ticket: TicketRow
  readonly event: EventFacts
  /** When the event starts now, epoch milliseconds: it may have been moved since the sale. */
  readonly startsAt: number
  /** Whether the event is cancelled now. */
  readonly isCancelled: boolean
  readonly place: TicketPlace
  readonly priceLevel: Localized
  readonly priceType: Localized
  /** By which its price was reduced. */
  readonly promotion: Localized | undefined
  /** Title of the combo it was bought in. */
  readonly combo: Localized | undefined
  /** The order number of its sale. */
  readonly receiptNumber: string
  /** Whether its sale was voided: it was never paid. */
  readonly isUnpaid: boolean
  readonly seller: Seller
  readonly timeZone: string
}

/** The tickets of a sale, in the order in which places are listed. */
export const ticketsOfSale = async (
  db: Knex,
  { id, website_id }: Pick<SaleRow, "id" | "website_id">,
): Promise<TicketDetails[]> => (await ticketsOfSales(db, website_id, [id])).get(id) ?? []

/** One ticket of a website. */
export async function ticketOfId(
  db: Knex,
  websiteId: string,
  ticketId: string,
): Promise<TicketDetails | undefined> {
  const [ticket] = await ticketStore(db, websiteId).ofIds([ticketId])
  if (ticket === undefined) return undefined
  const ofSale = await ticketsOfSale(db, { id: ticket.sale_id, website_id: websiteId })
  return ofSale.find((one) => one.ticket.id === ticketId)
}

/** The tickets of sales by sale, in the order in which places are listed: a handful of queries, however many sales. */
export async function ticketsOfSales(
  db: Knex,
  websiteId: string,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, TicketDetails[]>> {
  if (saleIds.length === 0) return new Map()
  const documents = await readSaleDocuments(db, websiteId, saleIds)
  const sales = await salesOfIds(db, websiteId, saleIds)
  const store = ticketStore(db, websiteId)
  const rows = await store.ofSales(saleIds)
  const ofLine = new Map(rows.map((row) => [row.hold_line_id, row]))
  const eventIds = [...new Set(rows.map((row) => row.event_id))]
  const now = await store.eventsOf(eventIds)
  const tickets = sales.flatMap(({ id, receipt_number, state }) => {
    const { holds = [], seller, timeZone } = documents.get(id) ?? {}
    if (seller === undefined || timeZone === undefined) return []
    return holds.filter(isOfTickets).flatMap(({ event, places, priceLevel, priceType, promotion, combo }) =>
      places.flatMap((place) => {
        const ticket = ofLine.get(place.lineId)
        if (ticket === undefined) return []
        const { starts_at: startsAt = event.startsAt, sale_state } = now.get(event.id) ?? {}
        const receiptNumber = receipt_number ?? ""
        return {
          ticket,
          event,
          startsAt,
          isCancelled: sale_state === "CANCELLED",
          place,
          priceLevel,
          priceType,
          promotion: promotion?.name,
          combo: combo?.title,
          receiptNumber,
          isUnpaid: state === "voided",
          seller,
          timeZone,
        }
      }),
    )
  })
  return Map.groupBy(inTicketOrder(tickets), ({ ticket }) => ticket.sale_id)
}

/** Tickets as every list shows them: by date, section, row and seat. */
export const inTicketOrder = (tickets: readonly TicketDetails[]): TicketDetails[] =>
  tickets.toSorted((a, b) => comparePlaces(placeAtEvent(a), placeAtEvent(b)))

const placeAtEvent = ({ event, startsAt, place }: TicketDetails): PlaceAtEvent => ({
  eventId: event.id,
  startsAt,
  ...namesOf(place),
})

/** A ticket that lets in: one of a cancelled event is good for nothing but its refund. */
export const isGood = ({ ticket, isCancelled }: Pick<TicketDetails, "ticket" | "isCancelled">): boolean =>
  !isCancelled && ticket.voided_at === null

/**
 * A good ticket that its buyer prints or shows: the others wait at the box office or in the mail, and whoever it was given to has
 * it by mail, with another code.
 */
export const isPrintable = (details: TicketDetails): boolean =>
  isGood(details) && isPrintableDelivery(details.ticket.delivery) && details.ticket.gift_recipient === null

/** Whether its buyer may give a ticket away: once, before its event starts and before anybody came in with it. `now` is epoch milliseconds. */
export const isGiftable = (details: TicketDetails, now: number): boolean =>
  isPrintable(details) && details.ticket.admitted_at === null && details.startsAt > now

/** Milliseconds a ticket that was given can be given back. */
const declineTime = 3 * 24 * 3_600_000

/**
 * When a ticket that was given can no longer be given back, epoch milliseconds: once somebody came in with it, or at the
 * start of its event at the latest.
 */
export const declineEnds = ({ ticket: { gifted_at, admitted_at }, startsAt }: TicketDetails): number =>
  Math.min((gifted_at ?? 0) + declineTime, startsAt, admitted_at ?? startsAt)

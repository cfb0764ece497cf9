import type { Localized } from "@parterre/contract"
import { comparePlaces, type PlaceAtEvent } from "@parterre/domain/seat-names"
import { isPrintableDelivery } from "@parterre/domain/tickets"
import type { Knex } from "knex"
import { type EventFacts, namesOf, type TicketPlace } from "../carts/hold-details.ts"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import type { EventRow } from "../database/tables.ts"
import { readSaleDocuments } from "../sales/sale-document.ts"
import type { Seller } from "../websites/organiser.ts"

/** A ticket with everything printed on it, as it was sold. */
export interface TicketDetails {
  readonly ticket: TicketRow
  readonly event: EventFacts
  /** When the event starts now, epoch milliseconds: it may have been moved since the sale. */
  readonly startsAt: number
  readonly place: TicketPlace
  readonly priceLevel: Localized
  readonly priceType: Localized
  /** The order number of its sale. */
  readonly receiptNumber: string
  readonly seller: Seller
  readonly timeZone: string
}

/** The tickets of a sale, in the order in which places are listed. */
export const ticketsOfSale = async (db: Knex, saleId: string): Promise<TicketDetails[]> =>
  (await ticketsOfSales(db, [saleId])).get(saleId) ?? []

/** The tickets of sales by sale, in the order in which places are listed: a handful of queries, however many sales. */
export async function ticketsOfSales(
  db: Knex,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, TicketDetails[]>> {
  if (saleIds.length === 0) return new Map()
  const documents = await readSaleDocuments(db, saleIds)
  const sales = await db<SaleRow>("sales").whereIn("id", saleIds).select("id", "receipt_number")
  const rows = await db<TicketRow>("tickets").whereIn("sale_id", saleIds)
  const ofLine = new Map(rows.map((row) => [row.hold_line_id, row]))
  const eventIds = [...new Set(rows.map((row) => row.event_id))]
  const events = await db<EventRow>("events").whereIn("id", eventIds).select("id", "starts_at")
  const starts = new Map(events.map((event) => [event.id, event.starts_at]))
  const tickets = sales.flatMap(({ id, receipt_number }) => {
    const { holds = [], seller, timeZone } = documents.get(id) ?? {}
    if (seller === undefined || timeZone === undefined) return []
    return holds.flatMap(({ event, places, priceLevel, priceType }) =>
      places.flatMap((place) => {
        const ticket = ofLine.get(place.lineId)
        if (ticket === undefined) return []
        const startsAt = starts.get(event.id) ?? event.startsAt
        const receiptNumber = receipt_number ?? ""
        return { ticket, event, startsAt, place, priceLevel, priceType, receiptNumber, seller, timeZone }
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

/** A ticket one prints or shows; the others wait at the box office or in the mail. */
export const isPrintable = ({ delivery, voided_at }: TicketRow): boolean =>
  voided_at === null && isPrintableDelivery(delivery)

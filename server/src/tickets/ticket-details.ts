import type { Localized } from "@parterre/contract"
import { comparePlaces, type PlaceAtEvent } from "@parterre/domain/seat-names"
import { isPrintableDelivery } from "@parterre/domain/tickets"
import type { Knex } from "knex"
import { withLines } from "../carts/cart-store.ts"
import { type EventFacts, namesOf, readHoldDetails, type TicketPlace } from "../carts/hold-details.ts"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import type { HoldRow } from "../database/hold-tables.ts"

/** A ticket with everything printed on it. */
export interface TicketDetails {
  readonly ticket: TicketRow
  readonly event: EventFacts
  readonly place: TicketPlace
  readonly priceLevel: Localized
  readonly priceType: Localized
  /** The order number of its sale. */
  readonly receiptNumber: string
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
  const sales = await db<SaleRow>("sales").whereIn("id", saleIds).select("id", "cart_id", "receipt_number")
  const receiptNumbers = new Map(sales.map((sale) => [sale.id, sale.receipt_number]))
  const rows = await db<TicketRow>("tickets").whereIn("sale_id", saleIds)
  const ofLine = new Map(rows.map((row) => [row.hold_line_id, row]))
  const carts = sales.map((sale) => sale.cart_id)
  const sold = await db<HoldRow>("holds")
    .whereIn("cart_id", carts)
    .where({ state: "sold" })
    .orderBy("ordinal")
  const details = await readHoldDetails(db, await withLines(db, sold))
  const tickets = details.flatMap(({ event, places }) =>
    places.flatMap((place) => {
      const ticket = ofLine.get(place.lineId)
      if (ticket === undefined) return []
      return {
        ticket,
        event,
        place,
        priceLevel: JSON.parse(ticket.price_level_name),
        priceType: JSON.parse(ticket.price_type_name),
        receiptNumber: receiptNumbers.get(ticket.sale_id) ?? "",
      }
    }),
  )
  return Map.groupBy(inTicketOrder(tickets), ({ ticket }) => ticket.sale_id)
}

/** Tickets as every list shows them: by date, section, row and seat. */
export const inTicketOrder = (tickets: readonly TicketDetails[]): TicketDetails[] =>
  tickets.toSorted((a, b) => comparePlaces(placeAtEvent(a), placeAtEvent(b)))

const placeAtEvent = ({ event, place }: TicketDetails): PlaceAtEvent => ({
  eventId: event.id,
  startsAt: event.startsAt,
  ...namesOf(place),
})

/** A ticket one prints or shows; the others wait at the box office or in the mail. */
export const isPrintable = ({ delivery, voided_at }: TicketRow): boolean =>
  voided_at === null && isPrintableDelivery(delivery)

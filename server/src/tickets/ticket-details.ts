import type { Localized } from "@parterre/contract"
import { isPrintableDelivery } from "@parterre/domain"
import type { Knex } from "knex"
import { withLines } from "../carts/cart-store.ts"
import { type EventFacts, readHoldDetails, type TicketPlace } from "../carts/hold-details.ts"
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

/** The tickets of a sale, in the order they were put in the cart. */
export async function ticketsOfSale(db: Knex, saleId: string): Promise<TicketDetails[]> {
  const sale = await db<SaleRow>("sales").where({ id: saleId }).first("cart_id", "receipt_number")
  if (sale === undefined) return []
  const rows = await db<TicketRow>("tickets").where({ sale_id: saleId })
  const ofLine = new Map(rows.map((row) => [row.hold_line_id, row]))
  const sold = await db<HoldRow>("holds").where({ cart_id: sale.cart_id, state: "sold" }).orderBy("ordinal")
  const details = await readHoldDetails(db, await withLines(db, sold))
  return details.flatMap(({ event, places }) =>
    places.flatMap((place) => {
      const ticket = ofLine.get(place.lineId)
      if (ticket === undefined) return []
      return {
        ticket,
        event,
        place,
        priceLevel: JSON.parse(ticket.price_level_name),
        priceType: JSON.parse(ticket.price_type_name),
        receiptNumber: sale.receipt_number ?? "",
      }
    }),
  )
}

/** A ticket one prints or shows; the others wait at the box office or in the mail. */
export const isPrintable = ({ delivery, voided_at }: TicketRow): boolean =>
  voided_at === null && isPrintableDelivery(delivery)

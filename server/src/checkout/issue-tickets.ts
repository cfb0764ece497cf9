import type { ShippingCart } from "@parterre/contract"
import { allocate } from "@parterre/domain/money"
import type { Knex } from "knex"
import type { Viewer } from "../carts/cart-elements.ts"
import { taxesOf } from "../carts/cart-view.ts"
import { readHoldDetails } from "../carts/hold-details.ts"
import type { SoldLine } from "../carts/payment-hold.ts"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import type { NewId } from "../ids.ts"

/** Writes one ticket a sold line, with its names, price and share of the taxes as they are at the sale. */
export async function issueTickets(
  trx: Knex.Transaction,
  sale: SaleRow,
  sold: readonly SoldLine[],
  { newId, viewer, issuedAt }: { newId: NewId; viewer: Viewer; issuedAt: number },
): Promise<void> {
  const holds = [...Map.groupBy(sold, ({ hold }) => hold.id).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ ...first.hold, lines: [first, ...rest].map(({ line }) => line) }],
  )
  const details = await readHoldDetails(trx, holds)
  const shares = taxesOf(details, viewer).ofLine
  const delivery = deliveryOf(sale)
  const tickets = details.flatMap(({ hold, event, priceLevel, priceType, places }, index) => {
    const { tax1, tax2, tax3 } = shares[index] ?? { tax1: 0, tax2: 0, tax3: 0 }
    const evenly = places.map(() => 1)
    const [one, two, three] = [allocate(tax1, evenly), allocate(tax2, evenly), allocate(tax3, evenly)]
    return places.map(
      ({ lineId, seatId }, place): TicketRow => ({
        id: newId(),
        website_id: sale.website_id,
        sale_id: sale.id,
        hold_line_id: lineId,
        event_id: event.id,
        section_id: hold.lines.find((line) => line.id === lineId)?.section_id ?? "",
        seat_id: seatId,
        price_id: hold.price_id,
        price_level_id: hold.price_level_id,
        price_level_name: JSON.stringify(priceLevel),
        price_type_name: JSON.stringify(priceType),
        price: hold.price,
        service_charge: hold.service_charge,
        tax1: one[place] ?? 0,
        tax2: two[place] ?? 0,
        tax3: three[place] ?? 0,
        delivery: delivery(event.id),
        printed_code_hash: null,
        issued_at: issuedAt,
        voided_at: null,
      }),
    )
  })
  if (tickets.length !== sold.length) throw new Error(`Sale ${sale.id} has lines without a ticket`)
  await trx.batchInsert("tickets", tickets, 40)
}

export const shippingOf = (sale: SaleRow): ShippingCart[] => JSON.parse(sale.shipping ?? "[]")

function deliveryOf(sale: SaleRow): (eventId: string) => TicketRow["delivery"] {
  const codes = new Map(shippingOf(sale).map(({ eventId, code }) => [eventId, code]))
  return (eventId) => codes.get(eventId) ?? "E_TICKETS"
}

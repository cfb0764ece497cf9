import { piecesOfLine } from "@parterre/domain/refunds"
import { categoryOfDelivery } from "@parterre/domain/tickets"
import type { Knex } from "knex"
import { isOfTickets, readHoldDetails } from "../carts/hold-details.ts"
import type { HoldWithLines } from "../carts/hold-store.ts"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import type { WebsiteRow } from "../database/tables.ts"
import type { SoldCertificateCodes } from "../gift-certificates/certificate-codes.ts"
import type { NewId } from "../ids.ts"
import { shippingOf } from "../sales/paid-sale.ts"
import { newSaleDocument } from "../sales/sale-document.ts"
import { writeSaleDocument } from "../sales/sale-document-store.ts"
import { insertTickets } from "../tickets/ticket-store.ts"
import { taxedAsAgreed } from "./agreed-taxes.ts"
import { issueProducts } from "./issue-products.ts"

interface Issue {
  readonly newId: NewId
  readonly certificateCodes: SoldCertificateCodes
  readonly website: WebsiteRow
  /** The local date whose taxes are charged where none were agreed. */
  readonly day: string
  /** Epoch milliseconds. */
  readonly issuedAt: number
}

/**
 * Writes what is sold, with its names as they are at the sale, and prices and taxes as they were charged: the sale's
 * document, and one ticket a place that was sold.
 */
export async function issueTickets(
  trx: Knex.Transaction,
  sale: SaleRow,
  sold: readonly HoldWithLines[],
  { newId, certificateCodes, website, day, issuedAt }: Issue,
): Promise<void> {
  const { holds: details, taxedDeliveries } = taxedAsAgreed(sale, await readHoldDetails(trx, sold), day)
  const delivery = deliveryOf(sale)
  const tickets = details
    .filter(isOfTickets)
    .flatMap(({ hold, event, priceLevel, priceType, places, taxes }) => {
      const charged = piecesOfLine(taxes, places.length)
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
          tax1: charged[place]?.tax1 ?? 0,
          tax2: charged[place]?.tax2 ?? 0,
          tax3: charged[place]?.tax3 ?? 0,
          delivery: delivery(event.id),
          printed_code_hash: null,
          issued_at: issuedAt,
          code_number: 0,
          gift_recipient: null,
          gifted_at: null,
          voided_at: null,
          admitted_at: null,
          admitted_gate: null,
          earlier_code: 0,
        }),
      )
    })
  if (details.length !== sold.length) throw new Error(`Sale ${sale.id} has holds that nothing names`)
  await insertTickets(trx, tickets)
  const products = details.filter((held) => held.product !== undefined)
  await issueProducts(trx, sale, products, {
    newId,
    certificateCodes,
    timeZone: website.time_zone,
    soldAt: issuedAt,
  })
  await writeSaleDocument(trx, sale, newSaleDocument(website, details, taxedDeliveries))
}

function deliveryOf(sale: SaleRow): (eventId: string) => TicketRow["delivery"] {
  const codes = new Map(shippingOf(sale).map(({ eventId, code }) => [eventId, code]))
  return (eventId) => categoryOfDelivery(codes.get(eventId) ?? "E_TICKETS")
}

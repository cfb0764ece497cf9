import type { Invoice, InvoiceTicket } from "@parterre/contract"
import type { Knex } from "knex"
import type { PaymentAttemptRow, SaleRow } from "../database/checkout-tables.ts"
import { usesOfAttempts } from "../gift-certificates/certificate-use-store.ts"
import type { Language, Website } from "../http/handler.ts"
import { type TicketDetails, ticketsOfSales } from "../tickets/ticket-details.ts"
import { isoInZone } from "../zoned-time.ts"

interface Asked {
  readonly website: Website
  readonly language: Language
  readonly clientId: string
}

/** What a client paid, the newest first. */
export async function listInvoices(
  db: Knex,
  { website, language, clientId }: Asked,
  { includeTickets, limit }: { readonly includeTickets: boolean; readonly limit: number },
): Promise<Invoice[]> {
  const sales = await db<SaleRow>("sales")
    .where({ website_id: website.id, client_id: clientId, state: "paid" })
    .orderBy([
      { column: "paid_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(limit)
  const tickets = await ticketsOfSales(
    db,
    sales.map(({ id }) => id),
  )
  const modes = await paymentModes(db, website.id, sales)
  return sales.map((sale): Invoice => {
    const own = tickets.get(sale.id) ?? []
    const returned = own.filter(({ ticket }) => ticket.voided_at !== null)
    return {
      id: sale.receipt_number ?? sale.id,
      date: isoInZone(sale.paid_at ?? sale.started_at, website.timeZone),
      ticketsQty: own.length,
      returnedTicketsQty: returned.length,
      serviceCharge: own.reduce((sum, { ticket }) => sum + ticket.service_charge, 0),
      totalAmount: own.reduce((sum, { ticket }) => sum + paidFor(ticket), 0),
      paymentMode: modes.get(sale.id) ?? [],
      ...(includeTickets
        ? {
            tickets: own.map((each) => invoiceTicket(each, language)),
            returnedTickets: returned.map((each) => invoiceTicket(each, language)),
          }
        : {}),
    }
  })
}

/** Cents, service charge and taxes included. */
const paidFor = ({ price, service_charge, tax1, tax2, tax3 }: TicketDetails["ticket"]): number =>
  price + service_charge + tax1 + tax2 + tax3

function invoiceTicket(
  { ticket, event, place, priceLevel, priceType }: TicketDetails,
  language: Language,
): InvoiceTicket {
  return {
    eventName: event.title[language],
    pricelevel: priceLevel[language],
    priceType: priceType[language],
    price: ticket.price,
    serviceCharge: ticket.service_charge,
    ...(place.seatId === null
      ? {}
      : {
          seatJson: {
            level: place.level[language],
            section: place.section[language],
            row: place.row ?? "",
            seat: place.seat ?? "",
          },
        }),
  }
}

/** How each sale was paid: the card's brand, and gift certificates where any were used. */
async function paymentModes(
  db: Knex,
  websiteId: string,
  sales: readonly SaleRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const attempts = await db<PaymentAttemptRow>("payment_attempts")
    .whereIn(
      "sale_id",
      sales.map(({ id }) => id),
    )
    .orderBy("attempt")
  // The one made last is the one that paid.
  const last = new Map(attempts.map((attempt) => [attempt.sale_id, attempt]))
  const uses = await usesOfAttempts(
    db,
    websiteId,
    [...last.values()].map(({ id }) => id),
  )
  return new Map(
    [...last].map(([saleId, { id, brand }]) => [
      saleId,
      [
        ...((uses.get(id) ?? []).length > 0 ? ["GIFT_CERTIFICATE"] : []),
        ...(brand === null ? [] : [brand.toUpperCase()]),
      ],
    ]),
  )
}

import type { Invoice, InvoiceTicket } from "@parterre/contract"
import { taxSummary } from "@parterre/domain/taxes"
import type { Knex } from "knex"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { readPaidSales, type SalePayment } from "../sales/paid-sale.ts"
import { paidSalesOfClient } from "../sales/sale-store.ts"
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
  const sales = await paidSalesOfClient(db, website.id, clientId, limit)
  const tickets = await ticketsOfSales(
    db,
    website.id,
    sales.map(({ id }) => id),
  )
  return (await readPaidSales(db, website.id, sales)).map((sale): Invoice => {
    const own = tickets.get(sale.id) ?? []
    const { serviceCharge, totalAfterTaxes } = taxSummary(
      [...sale.holds, ...(sale.deliveries ?? [])].map(({ taxes }) => taxes),
    )
    const returned = own.filter(({ ticket }) => ticket.voided_at !== null)
    return defined({
      id: sale.number,
      date: isoInZone(sale.paidAt, sale.timeZone),
      ticketsQty: own.length,
      returnedTicketsQty: returned.length,
      serviceCharge,
      totalAmount: totalAfterTaxes,
      paymentMode: paymentModes(sale.payment),
      voidedAt: sale.voidedAt === undefined ? undefined : isoInZone(sale.voidedAt, sale.timeZone),
      ...(includeTickets
        ? {
            tickets: own.map((each) => invoiceTicket(each, language)),
            returnedTickets: returned.map((each) => invoiceTicket(each, language)),
          }
        : {}),
    })
  })
}

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

/** How a sale was paid: the card's brand, and gift certificates where any were used. */
const paymentModes = ({ giftCertificates, brand }: SalePayment): string[] => [
  ...(giftCertificates.length > 0 ? ["GIFT_CERTIFICATE"] : []),
  ...(brand === undefined ? [] : [brand.toUpperCase()]),
]

import { receiptOf } from "../checkout/receipt.ts"
import { signedIn } from "../clients/client-checks.ts"
import type { Dependencies } from "../dependencies.ts"
import { FileAnswer, type Handlers, type Language, sessionOf } from "../http/handler.ts"
import { receiptRefunds } from "../refunds/receipt-refunds.ts"
import { refundsOfSale } from "../refunds/refund-store.ts"
import { Refusal } from "../refusal.ts"
import { type PaidSale, readPaidSale } from "../sales/paid-sale.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { paidSale, saleOfReceipt } from "../sales/sale-store.ts"
import type { OrderCalendars } from "../tickets/order-calendars.ts"
import { type TicketDetails, ticketsOfSale } from "../tickets/ticket-details.ts"
import type { WalletLinksOf } from "../tickets/wallet-links.ts"
import { listInvoices } from "./invoice-list.ts"
import { invoicePage } from "./invoice-page.ts"

/** The receipt of a sale; what a client paid, and the report of each payment. */
export function invoicesHandlers(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  walletLinks: WalletLinksOf,
  calendars: OrderCalendars,
): Handlers {
  const refundsOf = async ({ id, timeZone }: PaidSale, websiteId: string, language: Language) =>
    receiptRefunds(await refundsOfSale(db, websiteId, id), { language, timeZone })
  return {
    getInvoiceConfirmation: async (request) => {
      const { website, language, path } = request
      const sale = await saleOfReceipt(db, sessionOf(request), path.id)
      if (sale === undefined) throw new Refusal("sale-unknown")
      const paid = await readPaidSale(db, sale)
      const tickets = await ticketsOfSale(db, sale)
      const now = clock.now()
      const renewal = await renewalStore(db, website.id).ofCart(sale.cart_id)
      const links = (ticket: TicketDetails) => ({
        ...walletLinks(website, ticket, now),
        calendarUrl: calendars.url(ticket, language),
      })
      return receiptOf(website, paid, tickets, language, links, {
        coltsConfirmation: renewal?.number,
        refunds: await refundsOf(paid, website.id, language),
      })
    },

    listInvoices: async (request) => {
      const { website, language, query } = request
      const clientId = signedIn(sessionOf(request))
      if (query.clientId !== clientId) throw new Refusal("not-yours")
      const { includeTickets = true, limit = 150 } = query
      return listInvoices(db, { website, language, clientId }, { includeTickets, limit })
    },

    getInvoiceHtml: async (request) => {
      const { website, language, query } = request
      const clientId = signedIn(sessionOf(request))
      if (query.cl !== clientId) throw new Refusal("not-yours")
      const sale = await paidSale(db, website.id, query.s)
      if (sale === undefined) throw new Refusal("invoice-unknown")
      if (sale.client_id !== clientId) throw new Refusal("not-yours")
      const paid = await readPaidSale(db, sale)
      const tickets = await ticketsOfSale(db, sale)
      const html = invoicePage({
        receipt: receiptOf(website, paid, tickets, language, undefined, {
          refunds: await refundsOf(paid, website.id, language),
        }),
        tickets,
        paidAt: paid.paidAt,
        timeZone: paid.timeZone,
        language,
      })
      return new FileAnswer("text/html; charset=utf-8", html, { "cache-control": "no-store" })
    },
  }
}

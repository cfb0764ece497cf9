import { receiptOf } from "../checkout/receipt.ts"
import { signedIn } from "../clients/client-checks.ts"
import type { Dependencies } from "../dependencies.ts"
import { FileAnswer, type Handlers, sessionOf } from "../http/handler.ts"
import { documentOf } from "../refunds/plan-refund.ts"
import { refundsOfSale } from "../refunds/refund-store.ts"
import { returnInWords } from "../refunds/refund-words.ts"
import { Refusal } from "../refusal.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { paidSale } from "../sales/sale-store.ts"
import { ticketsOfSale } from "../tickets/ticket-details.ts"
import { listInvoices } from "./invoice-list.ts"
import { invoicePage } from "./invoice-page.ts"

/** What a client paid, and the report of each payment. */
export function invoicesHandlers({ db }: Pick<Dependencies, "db">): Handlers {
  return {
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
        receipt: receiptOf(website, paid, tickets, language),
        tickets,
        refunds: (await refundsOfSale(db, website.id, sale.id)).flatMap((row) =>
          row.done_at === null
            ? []
            : {
                doneAt: row.done_at,
                returns: documentOf(row).returns.map((one) => returnInWords(one, language)),
              },
        ),
        paidAt: paid.paidAt,
        timeZone: paid.timeZone,
        language,
      })
      return new FileAnswer("text/html; charset=utf-8", html, { "cache-control": "no-store" })
    },
  }
}

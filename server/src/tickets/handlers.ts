import type { Knex } from "knex"
import type { SaleRow, TicketRow } from "../database/checkout-tables.ts"
import type { Dependencies } from "../dependencies.ts"
import { FileAnswer, type Handlers, type ShopperSession, sessionOf } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { isPrintable, type TicketDetails, ticketsOfSale } from "./ticket-details.ts"
import { ticketIssuer, ticketsPdf } from "./tickets-pdf.ts"

/** Pages of one PDF: drawing more would keep the others waiting. */
const MOST_PAGES = 60

/** Tickets to print or to keep on a telephone. */
export function ticketsHandlers({ db }: Pick<Dependencies, "db">): Handlers {
  return {
    getTicketsPdf: async (request) => {
      const session = sessionOf(request)
      const ids = namedTickets(request.query)
      if (ids.length > MOST_PAGES) throw new Refusal("ticket-unknown")
      const tickets = await ownTickets(db, session, ids)
      const { mail } = request.query
      const isAsked = ({ ticket }: TicketDetails) =>
        isPrintable(ticket) && (mail === undefined || ticket.delivery === mail)
      if (!tickets.every(isAsked)) throw new Refusal("ticket-not-printable")
      const issuer = await ticketIssuer(db, session.websiteId, request.language)
      const pdf = await ticketsPdf(tickets, issuer, request.language)
      const name = `${request.language === "fr" ? "billets" : "tickets"}-${tickets[0]?.receiptNumber}.pdf`
      return new FileAnswer("application/pdf", pdf, {
        "content-disposition": `inline; filename="${name}"`,
        "cache-control": "no-store",
      })
    },
  }
}

/** `ticket0`, `ticket1`, … of the query, in their order. */
function namedTickets(query: Readonly<Record<string, unknown>>): string[] {
  const named = Object.entries(query).flatMap(([name, id]) => {
    const [, place] = /^ticket(\d{1,3})$/.exec(name) ?? []
    return place === undefined || typeof id !== "string" ? [] : [{ place: Number(place), id }]
  })
  return [...new Set(named.sort((one, other) => one.place - other.place).map(({ id }) => id))]
}

/** The named tickets, when all of them are of this session's sales. */
async function ownTickets(
  db: Knex,
  session: ShopperSession,
  ids: readonly string[],
): Promise<TicketDetails[]> {
  const rows = await db<TicketRow>("tickets")
    .where({ website_id: session.websiteId })
    .whereIn("id", ids)
    .select("sale_id")
  if (rows.length < ids.length) throw new Refusal("ticket-unknown")
  const sales = [...new Set(rows.map((row) => row.sale_id))]
  const own = await db<SaleRow>("sales")
    .where({ website_id: session.websiteId, session_id: session.id })
    .whereIn("id", sales)
    .select("id")
  if (own.length < sales.length) throw new Refusal("not-yours")
  const ofSales = await Promise.all(sales.map((saleId) => ticketsOfSale(db, saleId)))
  const known = new Map(ofSales.flat().map((details) => [details.ticket.id, details]))
  return ids.map((id) => {
    const details = known.get(id)
    if (details === undefined) throw new Refusal("ticket-unknown")
    return details
  })
}

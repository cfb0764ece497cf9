import { SEATS_A_PLAN, TICKETS_A_DOCUMENT } from "@parterre/domain/tickets"
import type { Knex } from "knex"
import { eventCalendar } from "../catalogue/event-calendar.ts"
import { signedIn } from "../clients/client-checks.ts"
import { isOwnSale } from "../clients/own-sale.ts"
import type { Dependencies } from "../dependencies.ts"
import { FileAnswer, type Handlers, type ShopperSession, sessionOf } from "../http/handler.ts"
import { type PublishedCatalogue, siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"
import { salesOfIds } from "../sales/sale-store.ts"
import { readWebsite } from "../websites/website-store.ts"
import { type OrderCalendars, orderAtEvent } from "./order-calendars.ts"
import { qrSvg } from "./qr-code.ts"
import { seatsPdfs } from "./seats-pdf/seats-pdf.ts"
import type { TicketBarcodes } from "./ticket-barcodes.ts"
import { inTicketOrder, isPrintable, type TicketDetails, ticketsOfSales } from "./ticket-details.ts"
import { ticketStore } from "./ticket-store.ts"
import { ticketStyle, ticketsPdf } from "./tickets-pdf.ts"
import { upcomingTickets } from "./upcoming-tickets.ts"
import type { WalletLinksOf } from "./wallet-links.ts"

/** Tickets to print or to keep on a telephone, their events for a calendar, and where their seats are. */
export function ticketsHandlers(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  catalogue: PublishedCatalogue,
  barcodes: TicketBarcodes,
  linksOf: WalletLinksOf,
  calendars: OrderCalendars,
): Handlers {
  const seatsPdf = seatsPdfs(catalogue)
  return {
    listUpcomingTickets: async (request) => {
      const { website, language } = request
      const clientId = signedIn(sessionOf(request))
      return upcomingTickets(db, { website, language, clientId, now: clock.now(), linksOf })
    },

    getTicketsPdf: async (request) => {
      const session = sessionOf(request)
      const ids = numbered(request.query, "ticket")
      if (ids.length > TICKETS_A_DOCUMENT) throw new Refusal("ticket-unknown")
      const tickets = await ownTickets(db, session, ids)
      const { mail } = request.query
      refuseUnprintable(tickets)
      if (!tickets.every(({ ticket }) => mail === undefined || ticket.delivery === mail))
        throw new Refusal("ticket-not-printable")
      const row = await readWebsite(db, session.websiteId, "theme")
      if (row === undefined) throw new Error(`There is no website ${session.websiteId}`)
      const pdf = await ticketsPdf(tickets, ticketStyle(row), request.language, barcodes)
      const name = `${request.language === "fr" ? "billets" : "tickets"}-${tickets[0]?.receiptNumber}.pdf`
      return new FileAnswer("application/pdf", pdf, {
        "content-disposition": `inline; filename="${name}"`,
        "cache-control": "no-store",
      })
    },

    getTicketCode: async (request) => {
      const [details] = await ownTickets(db, sessionOf(request), [request.path.id])
      if (details === undefined) throw new Refusal("ticket-not-printable")
      refuseUnprintable([details])
      return new FileAnswer("image/svg+xml", qrSvg(barcodes.write(details.ticket)), {
        "cache-control": "no-store",
        // Opened by itself, it is a picture and nothing that runs.
        "content-security-policy": "default-src 'none'; sandbox",
      })
    },

    getEventCalendar: async ({ website, language, path, query }) => {
      const site = await siteOf(catalogue, website)
      const id = query.order === undefined ? undefined : calendars.read(website.id, query.order)
      if (query.order !== undefined && id === undefined) throw new Refusal("ticket-unknown")
      const sale = id === undefined ? undefined : { id, website_id: website.id }
      const order = sale && (await orderAtEvent(db, sale, site.event(path.id)?.id ?? path.id, language))
      const file = eventCalendar(site, path.id, language, clock.now(), order)
      const name = language === "fr" ? "evenement" : "event"
      return new FileAnswer("text/calendar; charset=utf-8", file, {
        "content-disposition": `inline; filename="${name}.ics"`,
        ...(sale === undefined ? {} : { "cache-control": "no-store" }),
      })
    },

    getSeatsPdf: async ({ website, language, query }) => {
      const seatIds = numbered(query, "seat")
      if (seatIds.length > SEATS_A_PLAN) throw new Refusal("request-invalid", tooManySeats)
      const pdf = await seatsPdf(website, language, query.perf, seatIds)
      const name = `${language === "fr" ? "places" : "seats"}.pdf`
      return new FileAnswer("application/pdf", pdf, { "content-disposition": `inline; filename="${name}"` })
    },
  }
}

function refuseUnprintable(tickets: readonly TicketDetails[]): void {
  if (tickets.some(({ isCancelled }) => isCancelled)) throw new Refusal("ticket-of-cancelled-event")
  if (!tickets.every(isPrintable)) throw new Refusal("ticket-not-printable")
}

const tooManySeats = {
  errors: [{ path: `seat${SEATS_A_PLAN}`, message: `at most ${SEATS_A_PLAN} seats` }],
}

/** `ticket0`, `ticket1`, … or `seat0`, … of the query, in their order, each once. */
function numbered(query: Readonly<Record<string, unknown>>, word: "ticket" | "seat"): string[] {
  const pattern = new RegExp(`^${word}(\\d{1,3})$`)
  const named = Object.entries(query).flatMap(([name, id]) => {
    const [, place] = pattern.exec(name) ?? []
    return place === undefined || typeof id !== "string" ? [] : [{ place: Number(place), id }]
  })
  return [...new Set(named.sort((one, other) => one.place - other.place).map(({ id }) => id))]
}

/** The named tickets, when all of them are of the shopper's own sales. */
async function ownTickets(
  db: Knex,
  session: ShopperSession,
  ids: readonly string[],
): Promise<TicketDetails[]> {
  const rows = await ticketStore(db, session.websiteId).ofIds(ids)
  if (rows.length < ids.length) throw new Refusal("ticket-unknown")
  const sales = [...new Set(rows.map((row) => row.sale_id))]
  const bought = await salesOfIds(db, session.websiteId, sales)
  if (!bought.every((sale) => isOwnSale(sale, session))) throw new Refusal("not-yours")
  const ofSales = [...(await ticketsOfSales(db, session.websiteId, sales)).values()].flat()
  const known = new Map(ofSales.map((details) => [details.ticket.id, details]))
  const asked = ids.map((id) => {
    const details = known.get(id)
    if (details === undefined) throw new Refusal("ticket-unknown")
    return details
  })
  return inTicketOrder(asked)
}

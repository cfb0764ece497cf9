import type { FlexPass, FlexPassFilm, SaleState } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { isToCome } from "@parterre/domain/sale-states"
import type { Knex } from "knex"
import type { LiveAvailability } from "../availability/live-counts.ts"
import { inLanguage, placeOf, type VenueFacts } from "../catalogue/event-answers.ts"
import { publishedEvents } from "../catalogue/published-events.ts"
import type { EventRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { leftForPass } from "../published/pass-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { readPaidSales } from "../sales/paid-sale.ts"
import { salesOfIds } from "../sales/sale-store.ts"
import { ticketSeat } from "../tickets/issued-ticket.ts"
import { type TicketDetails, ticketsOfSales } from "../tickets/ticket-details.ts"
import { assetUrl } from "../websites/website-config.ts"
import { type ClientPass, ticketIdOf, ticketsLeft } from "./client-passes.ts"

interface Asked {
  readonly db: Knex
  readonly site: PublishedWebsite
  readonly live: LiveAvailability
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

/** Passes as their client sees them: what is left to exchange, for what, and what was exchanged. */
export async function passAnswers(asked: Asked, passes: readonly ClientPass[]): Promise<FlexPass[]> {
  const { db, site, language } = asked
  const websiteId = site.website.id
  const saleIds = [...new Set(passes.map(({ saleId }) => saleId))]
  const sales = await readPaidSales(db, websiteId, await salesOfIds(db, websiteId, saleIds))
  const saleOf = new Map(sales.map((sale) => [sale.id, sale]))
  const exchanged = [...new Set(passes.flatMap((pass) => pass.exchanges.map(({ sale_id }) => sale_id)))]
  const tickets = [...(await ticketsOfSales(db, websiteId, exchanged)).values()].flat()
  const ticketOf = new Map(tickets.map((details) => [details.ticket.hold_line_id, details]))
  const opened = await openedEvents(asked, passes)
  return passes.flatMap((pass): FlexPass[] => {
    const sale = saleOf.get(pass.saleId)
    const sold = sale?.holds.find(({ product }) => product?.id === pass.productId)?.product
    if (sale === undefined || sold === undefined) return []
    const product = site.product(pass.productId)
    const description = product && inLanguage(language, product.description_fr, product.description_en)
    const films = pass.exchanges.flatMap((exchange): [string, FlexPassFilm][] => {
      const details = ticketOf.get(exchange.hold_line_id)
      if (details === undefined) return []
      const id = ticketIdOf({ passId: exchange.flex_pass_id, credit: exchange.credit })
      return [[id, exchangedFilm(asked, details)]]
    })
    return [
      {
        id: pass.id,
        flexpassEventId: pass.productId,
        title: sold.title[language],
        description: description ?? "",
        toBeExchange: opened.get(pass.productId) ?? [],
        alreadyExchanged: Object.fromEntries(films),
        invoiceId: sale.number,
        ticketIds: ticketsLeft(pass),
      },
    ]
  })
}

/** The performances to come that each pass opens; one is sold out when the price levels of the pass are. */
async function openedEvents(
  { site, live, language, now }: Asked,
  passes: readonly ClientPass[],
): Promise<ReadonlyMap<string, FlexPassFilm[]>> {
  const productIds = [...new Set(passes.map(({ productId }) => productId))]
  const events = new Map(productIds.map((id) => [id, site.productEventsOf(id)]))
  const all = new Map([...events.values()].flat().map((event) => [event.id, event]))
  const left = await live.ofEvents(site, [...all.values()], { most: 1_000 })
  const countsFor = (productId: string, event: EventRow) => ({
    counts: leftForPass(site, productId, event, left.get(event.id)?.counts ?? []),
  })
  return new Map(
    [...events].map(([productId, rows]) => {
      const counts = new Map(rows.map((event) => [event.id, countsFor(productId, event)]))
      const films = publishedEvents(site, rows, counts, now)
        .filter(({ saleState }) => isToCome(saleState))
        .map(({ row, show, page, venue, saleState }) =>
          film(site, language, {
            ...{ id: row.id, title: inLanguage(language, show.title_fr, show.title_en) },
            ...{ startsAt: row.starts_at, image: page.image, venue, saleState },
          }),
        )
      return [productId, films]
    }),
  )
}

function exchangedFilm(
  { site, language, now }: Asked,
  { ticket, event, startsAt, place }: TicketDetails,
): FlexPassFilm {
  const row = site.event(ticket.event_id)
  const isCancelled = row?.sale_state === "CANCELLED"
  const seat = ticketSeat(place, language)
  const shown = film(site, language, {
    ...{
      id: ticket.event_id,
      title: event.title[language],
      startsAt,
      image: event.image,
      venue: event.venue,
    },
    saleState: isCancelled ? "CANCELLED" : startsAt <= now ? "WASONSALE" : "ONSALE",
  })
  return defined({ ...shown, seat })
}

const film = (
  { website }: PublishedWebsite,
  language: Language,
  facts: {
    readonly id: string
    readonly title: string
    readonly startsAt: number
    readonly image: string
    readonly venue: VenueFacts
    readonly saleState: SaleState
  },
): FlexPassFilm => {
  const location = placeOf(facts.venue, language)
  return {
    id: facts.id,
    title: facts.title,
    venue: location.name,
    itemHours: [{ formattedDate: writtenDayAndHour(facts.startsAt, website.timeZone, language) }],
    images: [{ imageSize: "BIG", url: assetUrl(website.id, facts.image) }],
    location,
    saleState: facts.saleState,
  }
}

import type { Knex } from "knex"
import { calendarUrl, type OrderAtEvent } from "../catalogue/event-calendar.ts"
import type { Language } from "../http/handler.ts"
import { placeInWords, saleTexts } from "../sales/printed-sale.ts"
import { isOurs, websiteSignatures } from "../website-signatures.ts"
import { type TicketDetails, ticketsOfSale } from "./ticket-details.ts"

/** The links by which an order goes into a calendar: signed, as a calendar opens them without a session. */
export interface OrderCalendars {
  /** The file of the event of a ticket, with all that its order has there. */
  url(details: TicketDetails, language: Language): string
  /** The sale that a link names; nothing when the signature is not ours. */
  read(websiteId: string, order: string): string | undefined
}

export function orderCalendars(signingKey: string): OrderCalendars {
  const sign = websiteSignatures(signingKey, "calendars")
  const write = (websiteId: string, saleId: string) =>
    `${saleId}.${sign(websiteId, saleId).toString("base64url")}`
  return {
    url: ({ ticket, event }, language) =>
      calendarUrl(ticket.website_id, event.id, language, write(ticket.website_id, ticket.sale_id)),
    read(websiteId, order) {
      const saleId = order.slice(0, Math.max(0, order.lastIndexOf(".")))
      return isOurs(order, write(websiteId, saleId)) ? saleId : undefined
    },
  }
}

/** What an order has at an event now: not what was refunded, nor what somebody else was given. Nothing where that is all. */
export async function orderAtEvent(
  db: Knex,
  sale: { readonly id: string; readonly website_id: string },
  eventId: string,
  language: Language,
): Promise<OrderAtEvent | undefined> {
  const tickets = (await ticketsOfSale(db, sale)).filter(
    ({ ticket, event }) =>
      event.id === eventId && ticket.voided_at === null && ticket.gift_recipient === null,
  )
  const [first] = tickets
  if (first === undefined) return undefined
  return {
    number: first.receiptNumber,
    told: [
      ...tickets.map(({ place }) => placeInWords(place, language)),
      `${saleTexts.order[language]} ${first.receiptNumber}`,
    ],
  }
}

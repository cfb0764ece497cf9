import type { IssuedTicket, TicketSeat } from "@parterre/contract"
import type { TicketPlace } from "../carts/hold-facts.ts"
import { calendarUrl } from "../catalogue/event-calendar.ts"
import type { Language } from "../http/handler.ts"
import { isoInZone } from "../zoned-time.ts"
import { isPrintable, type TicketDetails } from "./ticket-details.ts"
import type { TicketLinks } from "./wallet-links.ts"

/** A ticket as the contract shows it. */
export function issuedTicket(
  details: TicketDetails,
  language: Language,
  links: TicketLinks = {},
): IssuedTicket {
  const { ticket, event, place } = details
  const shown = {
    sodId: ticket.id,
    mailCategory: ticket.delivery,
    eventId: event.id,
    title: event.title[language],
    eventStart: isoInZone(event.startsAt, details.timeZone),
    calendarUrl: calendarUrl(ticket.website_id, event.id, language),
    priceLevel: details.priceLevel[language],
    priceType: details.priceType[language],
    printable: isPrintable(details),
    ...(ticket.voided_at === null ? {} : { voidedAt: isoInZone(ticket.voided_at, details.timeZone) }),
    ...(ticket.gift_recipient === null ? {} : { giftRecipient: ticket.gift_recipient }),
    ...links,
  }
  const seat = ticketSeat(place, language)
  return seat === undefined ? shown : { ...shown, seat }
}

/** Where a ticket lets its holder sit; nothing in general admission. */
export function ticketSeat(place: TicketPlace, language: Language): TicketSeat | undefined {
  if (place.seatId === null) return undefined
  return {
    level: place.level[language],
    section: place.section[language],
    row: place.row ?? "",
    rowType: place.rowType ?? "SEAT",
    seat: place.seat ?? "",
    dispositionDetailId: place.seatId,
  }
}

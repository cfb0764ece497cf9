import type { TicketElement, TicketPriceLine, TicketToken } from "@parterre/contract"
import type { Knex } from "knex"
import { placeOf } from "../catalogue/event-answers.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { ticketSeat } from "./issued-ticket.ts"
import {
  declineEnds,
  inTicketOrder,
  isGiftable,
  isPrintable,
  type TicketDetails,
  ticketsOfSales,
} from "./ticket-details.ts"
import { ticketStore } from "./ticket-store.ts"
import type { WalletLinks, WalletLinksOf } from "./wallet-links.ts"

/** Milliseconds after its start during which a ticket is still at hand: late comers are let in, and shows are long. */
const stillAtHand = 6 * 3_600_000

interface Asked {
  readonly website: Website
  readonly language: Language
  readonly clientId: string
  readonly now: number
  readonly linksOf: WalletLinksOf
}

/** A client's tickets for events to come, one element an event, the soonest first. */
export async function upcomingTickets(db: Knex, asked: Asked): Promise<TicketElement[]> {
  const since = asked.now - stillAtHand
  const saleIds = await ticketStore(db, asked.website.id).salesWithEventsAfter(asked.clientId, since)
  const ofSales = [...(await ticketsOfSales(db, asked.website.id, saleIds)).values()].flat()
  const tickets = inTicketOrder(
    ofSales.filter(({ ticket, startsAt }) => ticket.voided_at === null && startsAt > since),
  )
  return [...Map.groupBy(tickets, ({ event }) => event.id).values()].flatMap((ofEvent) =>
    elementOf(ofEvent, asked),
  )
}

function elementOf(tickets: readonly TicketDetails[], asked: Asked): TicketElement[] {
  const { website, language } = asked
  const [first] = tickets
  if (first === undefined) return []
  const { event, startsAt, isCancelled } = first
  const prices = [...Map.groupBy(tickets, priceKey).values()].flatMap((same) => priceLine(same, asked))
  return [
    {
      title: event.title[language],
      location: placeOf(event.venue, language),
      eventStart: isoInZone(startsAt, website.timeZone),
      images: [{ url: assetUrl(website.id, event.image) }],
      ...(isCancelled ? { cancelled: true } : {}),
      prices,
      pricesByMail: Object.fromEntries(
        Map.groupBy(prices, ({ upcomingTicketDetailTokens: [token] }) => token?.mailCategory ?? "E_TICKETS"),
      ),
    },
  ]
}

/** Tickets of one price that go out one way make up one line. */
const priceKey = ({ ticket }: TicketDetails): string =>
  JSON.stringify([
    ticket.delivery,
    ticket.price_level_id,
    ticket.price_id,
    ticket.price,
    ticket.service_charge,
    ticket.seat_id === null,
  ])

function priceLine(tickets: readonly TicketDetails[], asked: Asked): TicketPriceLine[] {
  const { language, now } = asked
  const [first] = tickets
  if (first === undefined) return []
  const { ticket } = first
  const tokens = tickets.map((each) => tokenOf(each, asked))
  return [
    {
      priceLevel: first.priceLevel[language],
      priceType: first.priceType[language],
      price: ticket.price,
      serviceCharges: ticket.service_charge,
      upcomingTicketDetailTokens: tokens,
      printable: tickets.some(isPrintable),
      giftable: tickets.some((each) => isGiftable(each, now)),
      rs: ticket.seat_id !== null,
      eventId: ticket.event_id,
      ...defined({
        addToGoogleWalletLink: firstOf(tokens, "addToGoogleWalletLink"),
        addToAppleWalletLink: firstOf(tokens, "addToAppleWalletLink"),
      }),
    },
  ]
}

const firstOf = (tokens: readonly TicketToken[], link: keyof WalletLinks): string | undefined =>
  tokens.flatMap((token) => token[link] ?? [])[0]

function tokenOf(details: TicketDetails, { website, language, now, linksOf }: Asked): TicketToken {
  const { ticket, place, timeZone } = details
  const seat = ticketSeat(place, language)
  const giftRecipient = ticket.gift_recipient ?? undefined
  const until = giftRecipient === undefined ? 0 : declineEnds(details)
  const giftOpenUntil = until > now ? isoInZone(until, timeZone) : undefined
  return defined({
    sodId: ticket.id,
    mailCategory: ticket.delivery,
    giftRecipient,
    giftOpenUntil,
    seat,
    ...linksOf(website, details, now),
  })
}

import type { GiftAnswer, GiftRequest, TicketGift } from "@parterre/contract"
import { isEmail } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { changeCart } from "../carts/cart-store.ts"
import { placeOf } from "../catalogue/event-answers.ts"
import { lockPayment } from "../checkout/payment-record.ts"
import { signedIn } from "../clients/client-checks.ts"
import { isOwnSale } from "../clients/own-sale.ts"
import { plainNameOf } from "../clients/plain-name.ts"
import type { TicketRow } from "../database/checkout-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Counter } from "../http/counters.ts"
import type { Language, ShopperSession, Website } from "../http/handler.ts"
import { journalDone } from "../journal/journal-store.ts"
import { postMessage } from "../outbox/outbox-store.ts"
import { Refusal } from "../refusal.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { ticketSeat } from "../tickets/issued-ticket.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { declineEnds, isGiftable, type TicketDetails, ticketOfId } from "../tickets/ticket-details.ts"
import { changeGift } from "../tickets/ticket-store.ts"
import { ticketStyle, ticketsPdf } from "../tickets/tickets-pdf.ts"
import { postPassChange } from "../wallet-passes/push-changes.ts"
import { readWebsite } from "../websites/website-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { GIFT_DECLINED_MAIL, GIFT_ENDED_MAIL, GIFT_MAIL, type GiftMessage } from "./gift-message.ts"
import type { GiftTokens } from "./gift-tokens.ts"

/** Gifts one client may send in an hour: whole groups, and no mail to half a city. */
const mostGifts = 60

type GiftDependencies = Pick<Dependencies, "db" | "clock" | "newId">

interface Giving {
  readonly website: Website
  readonly language: Language
  readonly session: ShopperSession
  readonly gifts: Counter
  /** Writes whose the ticket is; tests leave its guard out. */
  readonly change?: typeof changeGift
}

/** Gives a ticket of one's own away: its code ends, and whoever it is for is mailed the ticket with another. */
export async function giveTicket(
  { db, clock, newId }: GiftDependencies,
  { website, language, session, gifts, change = changeGift }: Giving,
  { ticketId, email }: GiftRequest,
): Promise<GiftAnswer> {
  const clientId = signedIn(session)
  const giftRecipient = email.trim()
  if (!isEmail(giftRecipient)) throw new Refusal("email-invalid")
  const details = await ticketOfId(db, website.id, ticketId)
  if (details === undefined) throw new Refusal("ticket-unknown")
  await requireOwn(db, details, session)
  const now = clock.now()
  const answer = { message: sent(giftRecipient)[language], giftRecipient }
  // Whoever lost the answer asks again; the mail is on its way.
  if (details.ticket.voided_at === null && details.ticket.gift_recipient === giftRecipient) return answer
  if (!isGiftable(details, now)) throw new Refusal("ticket-not-giftable")
  const { count, endsIn } = await gifts.add(`${website.id} ${clientId}`)
  if (count > mostGifts) throw new Refusal("rate-limited", { retryAfter: Math.ceil(endsIn / 1000) })
  await changeTicket(db, details, {
    ...{ now, newId, command: "ticket.give", actor: "shopper" },
    change: (trx, ticket) => change(trx, ticket, { gift_recipient: giftRecipient, gifted_at: now }),
    message: { kind: GIFT_MAIL, language },
    refusal: "ticket-not-giftable",
  })
  return answer
}

/** A client's own ticket, on whatever device. */
async function requireOwn(db: Knex, { ticket }: TicketDetails, session: ShopperSession): Promise<void> {
  const sale = await readSale(db, ticket.website_id, ticket.sale_id)
  if (sale === undefined || !isOwnSale(sale, session)) throw new Refusal("not-yours")
}

const sent = (email: string) => ({
  fr: `Le billet a été envoyé à ${email}. Votre ancien code ne fonctionne plus.`,
  en: `We’ve sent the ticket to ${email}. The code you had no longer works.`,
})

/** The ticket of a gift's link. */
export async function receivedGift(
  { db, clock, tokens }: Pick<GiftDependencies, "db" | "clock"> & { readonly tokens: GiftTokens },
  website: Website,
  token: string,
  language: Language,
): Promise<TicketGift> {
  const details = await givenTicket(db, tokens, website, token)
  const { ticket, event, timeZone } = details
  const sale = await readSale(db, website.id, ticket.sale_id)
  const giver = sale && plainNameOf((await readPaidSale(db, sale)).client)
  const until = declineEnds(details)
  return defined({
    title: event.title[language],
    eventStart: isoInZone(details.startsAt, timeZone),
    timeZone,
    place: placeOf(event.venue, language),
    priceLevel: details.priceLevel[language],
    priceType: details.priceType[language],
    seat: ticketSeat(details.place, language),
    giver,
    seller: details.seller.name[language],
    declineUntil: until > clock.now() ? isoInZone(until, timeZone) : undefined,
  })
}

/** Gives a ticket back to its buyer, who is mailed it with a code of its own again. */
export async function declineGift(
  { db, clock, newId, tokens }: GiftDependencies & { readonly tokens: GiftTokens },
  website: Website,
  token: string,
): Promise<void> {
  const details = await givenTicket(db, tokens, website, token)
  const now = clock.now()
  if (declineEnds(details) <= now) throw new Refusal("ticket-gift-kept")
  await changeTicket(db, details, {
    ...{ now, newId, command: "ticket.decline", actor: "system" },
    change: (trx, ticket) => changeGift(trx, ticket, { gift_recipient: null, gifted_at: null }),
    message: { kind: GIFT_DECLINED_MAIL },
    refusal: "ticket-gift-ended",
  })
}

/** Takes a ticket back that was given, while its recipient might give it back too: a mistyped address loses nothing. */
export async function takeBackGift(
  { db, clock, newId }: GiftDependencies,
  website: Website,
  session: ShopperSession,
  ticketId: string,
): Promise<void> {
  signedIn(session)
  const details = await ticketOfId(db, website.id, ticketId)
  if (details === undefined) throw new Refusal("ticket-unknown")
  await requireOwn(db, details, session)
  const { gift_recipient } = details.ticket
  if (gift_recipient === null || details.ticket.voided_at !== null) throw new Refusal("ticket-gift-ended")
  const now = clock.now()
  if (declineEnds(details) <= now) throw new Refusal("ticket-gift-kept")
  await changeTicket(db, details, {
    ...{ now, newId, command: "ticket.take-back", actor: "shopper" },
    change: (trx, ticket) => changeGift(trx, ticket, { gift_recipient: null, gifted_at: null }),
    message: { kind: GIFT_ENDED_MAIL, to: gift_recipient },
    refusal: "ticket-gift-ended",
  })
}

/** The ticket of a gift's link as a PDF, for whoever lost the mail's. */
export async function receivedGiftPdf(
  {
    db,
    tokens,
    barcodes,
  }: Pick<GiftDependencies, "db"> & {
    readonly tokens: GiftTokens
    readonly barcodes: TicketBarcodes
  },
  website: Website,
  token: string,
  language: Language,
): Promise<Buffer> {
  const details = await givenTicket(db, tokens, website, token)
  const row = await readWebsite(db, website.id, "theme")
  if (row === undefined) throw new Error(`There is no website ${website.id}`)
  return ticketsPdf([details], ticketStyle(row), language, barcodes)
}

/** The good ticket of a link whose code is still its own. */
async function givenTicket(
  db: Knex,
  tokens: GiftTokens,
  { id }: Website,
  token: string,
): Promise<TicketDetails> {
  const named = tokens.read(id, token)
  const details = named && (await ticketOfId(db, id, named.id))
  const isGiven =
    details?.ticket.code_number === named?.code_number &&
    details?.ticket.voided_at === null &&
    details.ticket.gift_recipient !== null
  if (details === undefined || !isGiven) throw new Refusal("ticket-gift-ended")
  return details
}

interface GiftChange {
  readonly now: number
  readonly newId: () => string
  readonly command: "ticket.give" | "ticket.decline" | "ticket.take-back"
  readonly actor: "shopper" | "system"
  readonly change: (trx: Knex.Transaction, ticket: TicketRow) => Promise<boolean>
  readonly message: Pick<GiftMessage, "language" | "to"> & { readonly kind: string }
  /** When the ticket is not as it was read any more. */
  readonly refusal: "ticket-not-giftable" | "ticket-gift-ended"
}

/** Changes whose a ticket is: with its code, the journal and the mail in one commit. */
async function changeTicket(
  db: Knex,
  { ticket }: TicketDetails,
  { now, newId, command, actor, change, message: { kind, ...letter }, refusal }: GiftChange,
): Promise<void> {
  const { website_id, sale_id } = ticket
  await inTransaction(db, async (trx) => {
    const record = await lockPayment(trx, website_id, sale_id)
    if (record === undefined || !(await change(trx, ticket))) throw new Refusal(refusal)
    const { cart } = record
    await postPassChange(trx, ticket, newId, now)
    await journalDone(trx, {
      websiteId: website_id,
      cartId: cart.id,
      sessionId: cart.session_id,
      at: now,
      actor,
      outcome: "done",
      command,
      data: { lines: [ticket.hold_line_id] },
    })
    await changeCart(trx, cart, {}, now)
    const payload: GiftMessage = {
      ticketId: ticket.id,
      codeNumber: ticket.code_number + 1,
      ...letter,
    }
    await postMessage(trx, { id: newId(), websiteId: website_id, kind, payload }, now)
  })
}

import type { Localized } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { writtenDayAndHour } from "@parterre/domain/dates"
import type { Knex } from "knex"
import { placeOf } from "../catalogue/event-answers.ts"
import { plainNameOf } from "../clients/plain-name.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { Language } from "../http/handler.ts"
import { isBeingRefunded } from "../refunds/refund-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { placeInWords } from "../sales/printed-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import {
  GIFT_DECLINED_MAIL,
  GIFT_ENDED_MAIL,
  GIFT_MAIL,
  type GiftMessage,
} from "../ticket-gifts/gift-message.ts"
import type { GiftTokens } from "../ticket-gifts/gift-tokens.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { declineEnds, type TicketDetails, ticketOfId } from "../tickets/ticket-details.ts"
import { ticketStyle, ticketsPdf } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { colon, receiptTexts } from "./receipt-texts.ts"

/** `{giver}` is a name, `{until}` a day and an hour. */
const texts = {
  given: { fr: "{giver} vous offre un billet", en: "{giver} gave you a ticket" },
  givenUnnamed: { fr: "On vous offre un billet", en: "You’ve been given a ticket" },
  attached: {
    fr: "Votre billet est joint à ce courriel. Présentez-le à l’entrée, imprimé ou sur votre téléphone.",
    en: "Your ticket is attached to this email. Show it at the door, printed or on your phone.",
  },
  decline: {
    fr: "Vous ne pouvez pas y aller\u202f? Jusqu’au {until}, vous pouvez rendre le billet.",
    en: "Can’t make it? Until {until}, you can give the ticket back.",
  },
  button: { fr: "Voir le billet", en: "See the ticket" },
  back: { fr: "Votre billet vous revient", en: "You have your ticket back" },
  why: {
    fr: "La personne à qui vous aviez offert ce billet l’a rendu. Il est de nouveau à vous.",
    en: "The person you gave this ticket to has given it back. It’s yours again.",
  },
  newCode: {
    fr: "Le billet joint porte un nouveau code\u00a0: c’est le seul qui fonctionne.",
    en: "The attached ticket has a new code, and only that one works.",
  },
  ended: { fr: "Ce billet n’est plus valide", en: "This ticket is no longer valid" },
  whyEnded: {
    fr: "Le billet qu’on vous avait offert a été repris ou remboursé. Son code ne fonctionne plus.",
    en: "The ticket you were given was taken back or refunded. Its code no longer works.",
  },
  cancelled: { fr: "Événement annulé", en: "Event cancelled" },
  whyCancelled: {
    fr: "L’événement est annulé. Votre billet n’est plus valable.",
    en: "The event has been cancelled. Your ticket is no longer valid.",
  },
} as const satisfies Record<string, Localized>

export interface GiftSender {
  readonly barcodes: TicketBarcodes
  readonly gifts: GiftTokens
  /** Where the shop of a website answers. */
  readonly shopUrl: (websiteId: string, path: string) => string
}

/**
 * A letter about a ticket that was given: to whoever has it now, with the link by which it is given back; to its buyer, to
 * whom it came back; or to whoever had it. Nothing once the ticket has another code, was refunded or its event is cancelled or has begun.
 */
export async function giftMail(
  db: Knex,
  sender: GiftSender,
  { id, website_id, kind, payload }: Pick<OutboxRow, "id" | "website_id" | "kind" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const message: GiftMessage = JSON.parse(payload)
  const details = await ticketOfId(db, website_id, message.ticketId)
  const sale = details && (await readSale(db, website_id, details.ticket.sale_id))
  const row = await readWebsite(db, website_id)
  if (sale === undefined || details === undefined || row === undefined)
    throw new Error(`There is no ticket ${message.ticketId}`)
  if (details.startsAt <= now || (details.isCancelled && kind !== GIFT_ENDED_MAIL)) return undefined
  const { ticket } = details
  if (kind !== GIFT_ENDED_MAIL) {
    // It leaves after all where the refund comes to nothing; meanwhile it is tried again, later each time.
    if (await isBeingRefunded(db, website_id, ticket.hold_line_id))
      throw new Error(`Ticket ${ticket.id} is being refunded`)
    if (ticket.code_number !== message.codeNumber || ticket.voided_at !== null) return undefined
  }
  const { client, seller } = await readPaidSale(db, sale)
  const language = message.language ?? client.language ?? websiteOfRow(row).languages[0] ?? "fr"
  const written = writtenOf[kind]?.({ details, client, language, now, sender })
  if (written === undefined) throw new Error(`Nobody knows how to write a ${kind}`)
  const letter = {
    ...{ language, name: seller.name[language], after: [] },
    subject: `${written.news}${colon(language)} ${details.event.title[language]}`,
    hello: greeting(kind === GIFT_DECLINED_MAIL ? client.firstname : "", language),
    before: written.before,
    ...(written.action === undefined ? {} : { action: written.action }),
    questions: `${receiptTexts.questions[language]} ${seller.email ?? row.mail_from}`,
  }
  const style = ticketStyle(row)
  const pdf =
    kind === GIFT_ENDED_MAIL ? undefined : await ticketsPdf([details], style, language, sender.barcodes)
  const filename = language === "fr" ? "billet.pdf" : "ticket.pdf"
  return {
    messageId: messageId(id, row.mail_from),
    to: message.to ?? ticket.gift_recipient ?? client.email,
    from: `"${letter.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, style.accent),
    attachments: pdf === undefined ? [] : [{ filename, contentType: "application/pdf", content: pdf }],
    at: now,
    website: website_id,
  }
}

interface Writing {
  readonly details: TicketDetails
  readonly client: { readonly firstname: string; readonly lastname: string }
  readonly language: Language
  readonly now: number
  readonly sender: GiftSender
}

interface Written {
  /** What happened, in a few words. */
  readonly news: string
  readonly before: readonly string[]
  readonly action?: { readonly button: string; readonly link: string }
}

/** What each kind of letter says. */
const writtenOf: Readonly<Record<string, (writing: Writing) => Written>> = {
  [GIFT_MAIL]({ details, client, language, now, sender }) {
    const giver = plainNameOf(client)
    const news =
      giver === undefined
        ? texts.givenUnnamed[language]
        : texts.given[language].replace("{giver}", () => giver)
    const ends = declineEnds(details)
    const until = writtenDayAndHour(ends, details.timeZone, language)
    const link = `/${language}/ticket-gift/${sender.gifts.write(details.ticket)}`
    return {
      news,
      before: [
        `${news}.`,
        ...whatAndWhere(details, language),
        texts.attached[language],
        ...(ends > now ? [texts.decline[language].replace("{until}", until)] : []),
      ],
      action: { button: texts.button[language], link: sender.shopUrl(details.ticket.website_id, link) },
    }
  },
  [GIFT_DECLINED_MAIL]: ({ details, language }) => ({
    news: texts.back[language],
    before: [texts.why[language], ...whatAndWhere(details, language), texts.newCode[language]],
  }),
  [GIFT_ENDED_MAIL]: ({ details, language }) => ({
    news: texts[details.isCancelled ? "cancelled" : "ended"][language],
    before: [
      texts[details.isCancelled ? "whyCancelled" : "whyEnded"][language],
      ...whatAndWhere(details, language),
    ],
  }),
}

/** What, when, where and which seat, a line each. */
function whatAndWhere({ event, startsAt, place, timeZone }: TicketDetails, language: Language): string[] {
  const venue = placeOf(event.venue, language)
  return [
    event.title[language],
    writtenDayAndHour(startsAt, timeZone, language),
    `${venue.name}, ${placeAddress(venue, language)}`,
    placeInWords(place, language),
  ]
}

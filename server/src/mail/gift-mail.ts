import type { Localized } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { writtenDayAndHour } from "@parterre/domain/dates"
import type { Knex } from "knex"
import { placeOf } from "../catalogue/event-answers.ts"
import { plainNameOf } from "../clients/plain-name.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { Language } from "../http/handler.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { placeInWords } from "../sales/printed-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { GIFT_MAIL, type GiftMessage } from "../ticket-gifts/gift-message.ts"
import type { GiftTokens } from "../ticket-gifts/gift-tokens.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { declineEnds, type TicketDetails, ticketsOfSale } from "../tickets/ticket-details.ts"
import { ticketStore } from "../tickets/ticket-store.ts"
import { ticketStyle, ticketsPdf } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{giver}` is a name, `{until}` a day and an hour. */
const texts = {
  given: { fr: "{giver} vous offre un billet", en: "{giver} gave you a ticket" },
  givenUnnamed: { fr: "On vous offre un billet", en: "You’ve been given a ticket" },
  attached: {
    fr: "Votre billet est joint à ce courriel. Présentez-le à l’entrée, imprimé ou sur votre téléphone.",
    en: "Your ticket is attached to this email. Show it at the door, printed or on your phone.",
  },
  decline: {
    fr: "Vous ne pouvez pas y aller\u202f? Vous pouvez rendre le billet jusqu’au {until}.",
    en: "Can’t make it? You can give the ticket back until {until}.",
  },
  button: { fr: "Voir le billet ou le rendre", en: "See the ticket or give it back" },
  back: { fr: "Votre billet vous revient", en: "Your ticket is back with you" },
  why: {
    fr: "La personne à qui vous aviez offert ce billet l’a rendu. Il est de nouveau à vous.",
    en: "The person you gave this ticket to has given it back. It’s yours again.",
  },
  newCode: {
    fr: "Le billet joint porte un nouveau code\u00a0: c’est le seul qui fonctionne.",
    en: "The attached ticket has a new code, and only that one works.",
  },
} as const satisfies Record<string, Localized>

export interface GiftSender {
  readonly barcodes: TicketBarcodes
  readonly gifts: GiftTokens
  /** Where the shop of a website answers. */
  readonly shopUrl: (websiteId: string, path: string) => string
}

/**
 * A ticket for whoever it was given to, with the link by which it is given back; or for its buyer, to whom it came back.
 * Nothing when it has another code since, or was refunded.
 */
export async function giftMail(
  db: Knex,
  sender: GiftSender,
  { id, website_id, kind, payload }: Pick<OutboxRow, "id" | "website_id" | "kind" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { ticketId, codeNumber, language: given }: GiftMessage = JSON.parse(payload)
  const [ticket] = await ticketStore(db, website_id).ofIds([ticketId])
  const sale = ticket && (await readSale(db, website_id, ticket.sale_id))
  const details = sale && (await ticketsOfSale(db, sale)).find((one) => one.ticket.id === ticketId)
  const row = await readWebsite(db, website_id)
  if (sale === undefined || details === undefined || row === undefined)
    throw new Error(`There is no ticket ${ticketId}`)
  if (details.ticket.code_number !== codeNumber || details.ticket.voided_at !== null) return undefined
  const { client, seller } = await readPaidSale(db, sale)
  const language = given ?? client.language ?? websiteOfRow(row).languages[0] ?? "fr"
  const isGift = kind === GIFT_MAIL
  const giver = plainNameOf(client)
  const facts: Readonly<Record<string, string>> = {
    giver: giver ?? "",
    until: writtenDayAndHour(declineEnds(details), details.timeZone, language),
  }
  const said = (text: Localized) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "")
  const news = said(!isGift ? texts.back : giver === undefined ? texts.givenUnnamed : texts.given)
  const link = sender.shopUrl(website_id, `/${language}/ticket-gift/${sender.gifts.write(details.ticket)}`)
  const letter = {
    language,
    name: seller.name[language],
    subject: `${news}${language === "fr" ? "\u00a0:" : ":"} ${details.event.title[language]}`,
    hello: greeting(isGift ? "" : client.firstname, language),
    before: [
      isGift ? `${news}.` : said(texts.why),
      ...whatAndWhere(details, language),
      // "p.m." brings its own point to the end of a sentence.
      ...(isGift ? [said(texts.attached), said(texts.decline).replace(/\.\.$/, ".")] : [said(texts.newCode)]),
    ],
    ...(isGift ? { action: { button: said(texts.button), link } } : {}),
    after: [],
    questions: `${receiptTexts.questions[language]} ${seller.email ?? row.mail_from}`,
  }
  const style = ticketStyle(row)
  const content = await ticketsPdf([details], style, language, sender.barcodes)
  const filename = language === "fr" ? "billet.pdf" : "ticket.pdf"
  return {
    messageId: messageId(id, row.mail_from),
    to: details.ticket.gift_recipient ?? client.email,
    from: `"${letter.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, style.accent),
    attachments: [{ filename, contentType: "application/pdf", content }],
    at: now,
    website: website_id,
  }
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

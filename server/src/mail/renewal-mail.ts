import type { Localized } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import type { Knex } from "knex"
import { hasLapsed, readCart } from "../carts/cart-store.ts"
import { isOfTickets } from "../carts/hold-details.ts"
import { amountDue } from "../checkout/amount-due.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { LostPlace } from "../database/renewal-tables.ts"
import type { Language } from "../http/handler.ts"
import { RENEWAL_REMINDER_MAIL, type RenewalMessage } from "../renewals/renewal-message.ts"
import type { RenewalTokens } from "../renewals/renewal-tokens.ts"
import { plannedPayments, termsOf } from "../sales/instalment-plan.ts"
import { placeInWords, priceInWords } from "../sales/printed-sale.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import { sellerOf } from "../websites/organiser.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { dayInZone } from "../zoned-time.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{season}` is the title of a subscription, `{deadline}` a day and an hour, `{amount}` money. */
const texts = {
  subject: { fr: "Réabonnement\u00a0: {season}", en: "Renew your season: {season}" },
  reminderSubject: {
    fr: "Rappel\u00a0: réabonnement à «\u00a0{season}\u00a0» avant le {deadline}",
    en: "Reminder: renew “{season}” before {deadline}",
  },
  reminder: {
    fr: "Vous n’avez pas encore renouvelé votre abonnement. Nous gardons vos places pour «\u00a0{season}\u00a0» jusqu’au {deadline}\u00a0:",
    en: "You haven’t renewed yet. We’re keeping your seats for “{season}” until {deadline}:",
  },
  instalments: {
    fr: "Vous pouvez payer en une fois ou en {count}\u00a0versements.",
    en: "You can pay in full or in {count} instalments.",
  },
  kept: {
    fr: "Nous gardons vos places pour «\u00a0{season}\u00a0» jusqu’au {deadline}\u00a0:",
    en: "We’re keeping your seats for “{season}” until {deadline}:",
  },
  price: { fr: "Prix\u00a0: {amount}, taxes comprises", en: "Price: {amount}, taxes included" },
  lost: {
    fr: "Ces places ne sont plus offertes\u00a0: {places}. Pour choisir d’autres places, écrivez-nous.",
    en: "These seats are no longer available: {places}. To choose other seats, contact us.",
  },
  button: { fr: "Me réabonner", en: "Renew my season" },
  after: {
    fr: "Après cette date, vos places seront remises en vente.",
    en: "After that, your seats go back on sale.",
  },
  yours: {
    fr: "Ce lien montre vos places et vos coordonnées\u00a0: gardez-le pour vous.",
    en: "This link shows your seats and your contact details, so keep it to yourself.",
  },
  number: { fr: "Numéro de réabonnement\u00a0: {number}", en: "Renewal number: {number}" },
} as const satisfies Record<string, Localized>

export interface RenewalSender {
  readonly renewals: RenewalTokens
  /** Where the shop of a website answers. */
  readonly shopUrl: (websiteId: string, path: string) => string
}

/** Asks somebody to renew their season by a link of their own, or reminds them; undefined where that was done, or it is too late. */
export async function renewalMail(
  db: Knex,
  sender: RenewalSender,
  { id, website_id, kind, payload }: Pick<OutboxRow, "id" | "website_id" | "kind" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { renewalId }: RenewalMessage = JSON.parse(payload)
  const renewal = await renewalStore(db, website_id).ofId(renewalId)
  const cart = renewal && (await readCart(db, website_id, renewal.cart_id))
  const row = await readWebsite(db, website_id)
  if (row === undefined || renewal === undefined || cart?.state !== "held" || hasLapsed(cart, now))
    return undefined
  const website = websiteOfRow(row)
  const { language } = renewal
  const { email, firstname }: { email: string; firstname: string } = JSON.parse(renewal.client)
  const due = await amountDue(db, cart.id, { website, now }, () => [])
  const tickets = due.holds.filter(isOfTickets)
  const season = tickets[0]?.subscription?.title[language] ?? ""
  const deadline = writtenDayAndHour(Number(renewal.deadline), website.timeZone, language)
  const said = (text: Localized, values: Readonly<Record<string, string>> = {}) =>
    Object.entries(values).reduce(
      (all, [name, value]) => all.replaceAll(`{${name}}`, () => value),
      text[language],
    )
  const isReminder = kind === RENEWAL_REMINDER_MAIL
  const terms = termsOf(renewal.instalments)
  const payments = terms && plannedPayments(terms, due.amount, dayInZone(now, website.timeZone))
  const lost: LostPlace[] = JSON.parse(renewal.lost)
  const seller = sellerOf(row)
  const token = sender.renewals.write(website_id, renewal.id)
  const letter = {
    language,
    name: seller.name[language],
    subject: said(isReminder ? texts.reminderSubject : texts.subject, { season, deadline }),
    hello: greeting(firstname, language),
    before: [
      said(isReminder ? texts.reminder : texts.kept, { season, deadline }),
      ...placesIn(tickets, language),
      said(texts.price, { amount: formatMoney(due.amount, language) }),
      ...(payments === undefined ? [] : [said(texts.instalments, { count: String(payments.length) })]),
      ...(lost.length === 0
        ? []
        : [
            said(texts.lost, {
              places: lost.map(({ place }) => place[language]).join(language === "fr" ? "\u202f; " : "; "),
            }),
          ]),
    ],
    action: {
      button: said(texts.button),
      link: sender.shopUrl(website_id, `/${language}/subscription-renewal/${token}`),
    },
    after: [said(texts.after), said(texts.yours), said(texts.number, { number: renewal.number })],
    questions: `${receiptTexts.questions[language]} ${seller.email ?? row.mail_from}`,
  }
  return {
    messageId: messageId(id, row.mail_from),
    to: email,
    from: `"${letter.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, ticketStyle(row).accent),
    attachments: [],
    at: now,
    website: website.id,
  }
}

type Tickets = Extract<Awaited<ReturnType<typeof amountDue>>["holds"][number], { product?: undefined }>

/** « Parterre A, Adulte : Parterre, rangée C, siège 12 »: the places of the first event, which are those of all. */
function placesIn(tickets: readonly Tickets[], language: Language): string[] {
  const [first] = tickets.toSorted((one, other) => one.event.startsAt - other.event.startsAt)
  return tickets
    .filter(({ event }) => event.id === first?.event.id)
    .flatMap((held) =>
      held.places.map(
        (place) =>
          `– ${placeInWords(place, language)} (${priceInWords({ ...held, promotion: undefined, combo: undefined }, language)})`,
      ),
    )
}

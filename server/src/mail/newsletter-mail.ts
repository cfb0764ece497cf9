import type { Localized } from "@parterre/contract"
import type { Knex } from "knex"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { NewsletterSubscriptionRow } from "../database/newsletter-tables.ts"
import type { NewsletterRow } from "../database/site-tables.ts"
import type { Language } from "../http/handler.ts"
import { contactLine, titleOf } from "../newsletters/newsletter-answer.ts"
import { NEWSLETTER_CONFIRM_MAIL, type NewsletterMessage } from "../newsletters/newsletter-message.ts"
import { type NewsletterStore, newsletterStore } from "../newsletters/newsletter-store.ts"
import type { NewsletterLink, NewsletterTokens } from "../newsletters/newsletter-tokens.ts"
import { ticketIssuer } from "../tickets/tickets-pdf.ts"
import { sellerOf } from "../websites/organiser.ts"
import { readWebsite } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText, type WrittenLetter } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { colon, receiptTexts } from "./receipt-texts.ts"

const texts = {
  confirm: {
    fr: "Confirmez votre inscription à l’infolettre",
    en: "Confirm your newsletter subscription",
  },
  asked: {
    fr: "Quelqu’un (probablement vous) a demandé que cette adresse reçoive\u00a0:",
    en: "Someone (probably you) asked for this address to receive:",
  },
  confirmButton: { fr: "Confirmer mon inscription", en: "Confirm my subscription" },
  nothing: {
    fr: "Le lien fonctionne pendant 14 jours. Sans votre confirmation, vous ne recevrez rien et nous effacerons cette adresse.",
    en: "The link works for 14 days. Unless you confirm, you’ll receive nothing and we’ll delete this address.",
  },
  welcome: { fr: "Votre inscription est confirmée", en: "Your subscription is confirmed" },
  already: { fr: "Votre inscription est déjà active", en: "You’re already subscribed" },
  receives: { fr: "Vous recevez\u00a0:", en: "You receive:" },
  leave: {
    fr: "Vous pouvez vous désabonner en tout temps, sans ouvrir de compte.",
    en: "You can unsubscribe at any time, without signing in.",
  },
  leaveButton: { fr: "Me désabonner", en: "Unsubscribe" },
} as const satisfies Record<string, Localized>

export interface NewsletterSender {
  readonly newsletters: NewsletterTokens
  /** Where the shop of a website answers. */
  readonly shopUrl: (websiteId: string, path: string) => string
}

/**
 * A letter about newsletters: asks an address to confirm them, or says what it receives. An address that receives all that
 * was asked for is told so, by mail alone: whoever asked learns nothing.
 */
export async function newsletterMail(
  db: Knex,
  sender: NewsletterSender,
  message: Pick<OutboxRow, "id" | "website_id" | "kind" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { letterId }: NewsletterMessage = JSON.parse(message.payload)
  const store = newsletterStore(db, message.website_id)
  const asks = await store.asksOf(letterId, now)
  const [first] = asks
  const website = await readWebsite(db, message.website_id)
  if (first === undefined || website === undefined) return undefined
  const language = first.asked_in
  const living = await store.livingOfAddress(first.email_key)
  const asked = living.filter((one) => asks.some((ask) => ask.newsletter_id === one.newsletter_id))
  const isKnown = asks.every(({ newsletter_id, client_id }) =>
    asked.some(
      (one) => one.newsletter_id === newsletter_id && (client_id === null || one.client_id === client_id),
    ),
  )
  const isWelcome = message.kind !== NEWSLETTER_CONFIRM_MAIL
  const rows = await store.newsletters()
  const tellsOnly = isWelcome || isKnown
  // Whoever has left one since is told nothing of it.
  const about = tellsOnly ? asked : asks
  const named = rows.filter(({ id }) => about.some(({ newsletter_id }) => newsletter_id === id))
  const link = (path: string) => sender.shopUrl(website.id, path)
  const token = (of: NewsletterLink) => sender.newsletters.write(website.id, of)
  if (named.length === 0) return undefined
  const leaving = tellsOnly ? token(await leavingLink(store, asked)) : undefined

  const { name, style } = await ticketIssuer(db, website.id, language)
  const seller = sellerOf(website)
  const contact = contactLine(seller, language)
  const written = tellsOnly
    ? {
        subject: (isWelcome ? texts.welcome : texts.already)[language],
        before: [texts.receives[language], ...named.map((row) => line(row, name, language))],
        action: {
          button: texts.leaveButton[language],
          link: link(`/${language}/newsletters/leave/${leaving}`),
        },
        after: [texts.leave[language], contact],
      }
    : {
        subject: texts.confirm[language],
        before: [texts.asked[language], ...named.map((row) => line(row, name, language))],
        action: {
          button: texts.confirmButton[language],
          link: link(`/${language}/newsletters/confirm/${token({ kind: "confirm", id: letterId })}`),
        },
        after: [texts.nothing[language], contact],
      }
  const letter: WrittenLetter = {
    language,
    name,
    hello: greeting("", language),
    questions: `${receiptTexts.questions[language]} ${seller.email ?? website.mail_from}`,
    ...written,
  }
  return {
    messageId: messageId(message.id, website.mail_from),
    to: first.email,
    from: `"${name.replaceAll(/["\\\r\n]/g, "")}" <${website.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, style.accent),
    attachments: [],
    ...(tellsOnly
      ? { headers: oneClick(link(`/v1/mailinglist/unsubscribe/${leaving}?language=${language}`)) }
      : {}),
    at: now,
    website: website.id,
  }
}

/** Mail programs show their own button for it, and post to the address (RFC 2369, RFC 8058). */
const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

/** The link of a mail leaves all that the mail names. */
async function leavingLink(
  store: NewsletterStore,
  asked: readonly NewsletterSubscriptionRow[],
): Promise<NewsletterLink> {
  const [one, ...others] = asked.map(({ id }) => id)
  return one !== undefined && others.length === 0
    ? { kind: "subscription", id: one }
    : { kind: "several", id: await store.keepLeaveLink(asked.map(({ id }) => id)) }
}

/** A newsletter in a line: its title, what it brings and who sends it. */
function line(row: NewsletterRow, organiser: string, language: Language): string {
  const [text, producer] = language === "fr" ? [row.text_fr, row.producer_fr] : [row.text_en, row.producer_en]
  return `${titleOf(row, language)} (${producer ?? organiser})${colon(language)} ${text}`
}

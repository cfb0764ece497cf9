import type { Localized } from "@parterre/contract"
import type { Knex } from "knex"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { queueStore } from "../queue/queue-store.ts"
import { ticketIssuer } from "../tickets/tickets-pdf.ts"
import { sellerOf } from "../websites/organiser.ts"
import { readWebsite } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{title}` is what one waited for, `{time}` until when one may enter. */
const texts = {
  subject: { fr: "C’est votre tour\u00a0: {title}", en: "It’s your turn: {title}" },
  turn: {
    fr: "C’est votre tour pour {title}. Entrez avant {time} pour choisir vos places.",
    en: "It’s your turn for {title}. Enter before {time} to choose your seats.",
  },
  button: { fr: "Choisir mes places", en: "Choose my seats" },
  where: {
    fr: "Ouvrez ce lien sur l’appareil et dans le navigateur où vous attendez\u00a0: votre place y est gardée.",
    en: "Open this link on the device and in the browser where you’re waiting: that’s where your place is kept.",
  },
  after: {
    fr: "Après cette heure, votre tour passe à la personne suivante.",
    en: "After that, your turn goes to the next person.",
  },
} as const satisfies Record<string, Localized>

/** Tells of a turn that has come; undefined when it is over by now, or nobody asked. */
export async function turnMail(
  db: Knex,
  message: Pick<OutboxRow, "id" | "website_id" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { placeId }: { placeId: string } = JSON.parse(message.payload)
  const store = queueStore(db, message.website_id)
  const place = await store.place(placeId)
  const website = await readWebsite(db, message.website_id)
  if (place === undefined || website === undefined || place.state !== "called") return undefined
  const { email, language, link, ends_at } = place
  if (email === null || language === null || link === null || (ends_at ?? 0) <= now) return undefined
  const title = (await store.titleOf(place.queue_id))?.[language] ?? ""
  const { name, style } = await ticketIssuer(db, website.id, language)
  const contact = sellerOf(website).email ?? website.mail_from
  const time = new Intl.DateTimeFormat(`${language}-CA`, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: website.time_zone,
  }).format(ends_at ?? 0)
  const said = (text: Localized) =>
    text[language].replaceAll("{title}", () => title).replaceAll("{time}", () => time)
  const letter = {
    language,
    name,
    subject: said(texts.subject),
    hello: greeting("", language),
    before: [said(texts.turn)],
    action: { button: said(texts.button), link },
    after: [said(texts.where), said(texts.after)],
    questions: `${receiptTexts.questions[language]} ${contact}`,
  }
  return {
    messageId: messageId(message.id, website.mail_from),
    to: email,
    from: `"${name.replaceAll(/["\\\r\n]/g, "")}" <${website.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, style.accent),
    attachments: [],
    at: now,
    website: website.id,
  }
}

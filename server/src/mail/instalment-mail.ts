import type { Localized } from "@parterre/contract"
import { cardBrandName } from "@parterre/domain/cards"
import { writtenLocalDay } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import type { Knex } from "knex"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { INSTALMENT_DUE_MAIL, type InstalmentMessage } from "../instalments/instalment-message.ts"
import { keptCardsOf } from "../kept-cards/kept-card-store.ts"
import { instalmentsInWords } from "../sales/instalment-words.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { saleTokenFor } from "../sales/sale-token.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{amount}` is money, `{day}` a day, `{order}` the number of the receipt, `{card}` such as `Visa •••• 4242`. */
const texts = {
  dueSubject: {
    fr: "Versement de {amount} le {day}\u00a0: commande {order}",
    en: "{amount} payment on {day}: order {order}",
  },
  due: {
    fr: "Le {day}, nous débiterons {amount} de votre carte {card} pour la commande {order}, comme convenu.",
    en: "On {day}, we’ll charge {amount} to your {card} for order {order}, as agreed.",
  },
  other: {
    fr: "Vous n’avez rien à faire. Pour payer avec une autre carte, utilisez ce lien avant cette date.",
    en: "You don’t need to do anything. To pay with another card, use this link before then.",
  },
  failedSubject: { fr: "Versement refusé\u00a0: commande {order}", en: "Payment declined: order {order}" },
  failed: {
    fr: "Le versement de {amount} du {day} pour la commande {order} n’a pas pu être débité de votre carte {card}. Nous ne réessaierons pas avec cette carte.",
    en: "We couldn’t charge the {day} payment of {amount} for order {order} to your {card}. We won’t try that card again for it.",
  },
  pay: {
    fr: "Payez-le avec la même carte ou une autre. Vos billets sont toujours valables.",
    en: "Please pay it with the same card or another one. Your tickets are still good.",
  },
  card: { fr: "enregistrée", en: "saved card" },
  button: { fr: "Payer {amount}", en: "Pay {amount}" },
  yours: {
    fr: "Ce lien montre votre commande et vos coordonnées\u00a0: gardez-le pour vous.",
    en: "This link shows your order and your contact details, so keep it to yourself.",
  },
} as const satisfies Record<string, Localized>

/** Tells a buyer of an instalment: that it is about to be taken, or that its card did not pay. Undefined when it is paid by now. */
export async function instalmentMail(
  db: Knex,
  shopUrl: (websiteId: string, path: string) => string,
  { id, website_id, kind, payload }: Pick<OutboxRow, "id" | "website_id" | "kind" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { saleId, ordinal }: InstalmentMessage = JSON.parse(payload)
  const sale = await readSale(db, website_id, saleId)
  const row = await readWebsite(db, website_id)
  if (sale === undefined || row === undefined) throw new Error(`There is no sale ${saleId}`)
  const { client, seller, number, payment } = await readPaidSale(db, sale)
  const instalment = payment.instalments?.find((one) => one.ordinal === ordinal)
  if (instalment === undefined || instalment.amount === 0 || instalment.state === "paid") return undefined
  const isDue = kind === INSTALMENT_DUE_MAIL
  const language = client.language ?? websiteOfRow(row).languages[0] ?? "fr"
  const amount = formatMoney(instalment.amount, language)
  const [kept] = await keptCardsOf(db, { website_id, client_id: saleId })
  const card =
    kept === undefined
      ? texts.card[language]
      : `${cardBrandName(kept.brand ?? undefined) ?? ""} •••• ${kept.last_four ?? ""}`.trim()
  const said = (text: Localized) =>
    text[language]
      .replaceAll("{amount}", () => amount)
      .replaceAll("{day}", () => writtenLocalDay(instalment.dueOn, language))
      .replaceAll("{order}", () => number)
      .replaceAll("{card}", () => card)
  const query = new URLSearchParams({ saleToken: saleTokenFor(sale.id, sale.session_id) })
  const letter = {
    language,
    name: seller.name[language],
    subject: said(isDue ? texts.dueSubject : texts.failedSubject),
    hello: greeting(client.firstname, language),
    before: [
      ...(isDue ? [said(texts.due), said(texts.other)] : [said(texts.failed), said(texts.pay)]),
      ...instalmentsInWords(payment.instalments ?? [], language),
    ],
    action: {
      button: said(texts.button),
      link: shopUrl(website_id, `/${language}/checkout/checkout-deferred?${query}`),
    },
    after: [said(texts.yours)],
    questions: `${receiptTexts.questions[language]} ${seller.email ?? row.mail_from}`,
  }
  return {
    messageId: messageId(id, row.mail_from),
    to: client.email,
    from: `"${letter.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, ticketStyle(row).accent),
    attachments: [],
    at: now,
    website: website_id,
  }
}

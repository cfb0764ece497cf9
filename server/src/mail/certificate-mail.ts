import type { Localized } from "@parterre/contract"
import { plainCertificateCode } from "@parterre/domain/gift-certificates"
import { formatMoney } from "@parterre/domain/money"
import type { Knex } from "knex"
import { plainNameOf } from "../clients/plain-name.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import type { SoldCertificateCodes } from "../gift-certificates/certificate-codes.ts"
import { isIssued } from "../gift-certificates/certificate-store.ts"
import type { CertificateMessage } from "../products/certificate-message.ts"
import { isBeingRefunded, refundedPieces } from "../refunds/refund-store.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{giver}` and `{house}` are names, `{amount}` is money, `{title}` is what was bought. */
const texts = {
  subjectGift: { fr: "{giver} vous offre un cadeau", en: "A gift for you from {giver}" },
  subjectOwn: { fr: "Votre chèque-cadeau de {amount}", en: "Your {amount} gift certificate" },
  gift: {
    fr: "{giver} vous offre un chèque-cadeau de {amount}\u00a0: {house}.",
    en: "{giver} is giving you {amount} to spend at {house}.",
  },
  giftUnnamed: {
    fr: "On vous offre un chèque-cadeau de {amount}\u00a0: {house}.",
    en: "Someone is giving you {amount} to spend at {house}.",
  },
  own: {
    fr: "Merci de votre achat. Voici votre chèque-cadeau de {amount}.",
    en: "Thank you for your purchase. Here’s your {amount} gift certificate.",
  },
  code: { fr: "Code\u00a0: {code}", en: "Code: {code}" },
  how: {
    fr: "Au moment de payer, entrez ce code sous «\u00a0Chèque-cadeau\u00a0». Ce qui n’est pas dépensé reste sur le chèque-cadeau.",
    en: "When you pay, enter this code under “Gift certificate”. Whatever you don’t spend stays on it.",
  },
  keep: {
    fr: "Gardez ce courriel\u00a0: le code vaut de l’argent et nous ne pouvons pas le retrouver.",
    en: "Keep this email: the code is worth money, and we can’t look it up.",
  },
  button: { fr: "Voir la programmation", en: "See what’s on" },
} as const satisfies Record<string, Localized>

export interface CertificateSender {
  readonly codes: SoldCertificateCodes
  /** Where the shop of a website answers. */
  readonly shopUrl: (websiteId: string, path: string) => string
}

/** The code of a gift certificate that was sold, to whom it is for, else to who bought it; none of one that was refunded, or never paid. */
export async function certificateMail(
  db: Knex,
  { codes, shopUrl }: CertificateSender,
  { id, website_id, payload }: Pick<OutboxRow, "id" | "website_id" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { saleId, holdLineId }: CertificateMessage = JSON.parse(payload)
  // It leaves after all where the refund comes to nothing; meanwhile it is tried again, later each time.
  if (await isBeingRefunded(db, website_id, holdLineId))
    throw new Error(`Certificate ${holdLineId} is being refunded`)
  const refunded = await refundedPieces(db, website_id, [saleId])
  if (refunded.some(({ piece_id }) => piece_id === holdLineId)) return undefined
  const sale = await readSale(db, website_id, saleId)
  const row = await readWebsite(db, website_id)
  if (sale === undefined || row === undefined) throw new Error(`There is no sale ${saleId}`)
  if (sale.state === "voided") return undefined
  const website = websiteOfRow(row)
  const paid = await readPaidSale(db, sale)
  const held = paid.holds.find(({ places }) => places.some(({ lineId }) => lineId === holdLineId))
  if (held?.product === undefined) throw new Error(`Sale ${saleId} has no gift certificate ${holdLineId}`)
  const { client, seller } = paid
  const language = client.language ?? website.languages[0] ?? "fr"
  const { recipient } = held
  const code = codes.of(website_id, holdLineId)
  // It was issued under another signing key: nobody could pay with this one.
  if (!(await isIssued(db, website_id, plainCertificateCode(code) ?? "")))
    throw new Error(`The code of certificate ${holdLineId} is not the one that was issued`)
  const facts: Readonly<Record<string, string>> = {
    giver: plainNameOf(client) ?? "",
    house: seller.name[language],
    amount: formatMoney(held.hold.price, language),
    code,
  }
  const said = (text: Localized) =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "")
  const gift = facts.giver === "" ? texts.giftUnnamed : texts.gift
  const isNamedGift = recipient !== undefined && facts.giver !== ""
  const letter = {
    language,
    name: seller.name[language],
    subject: said(isNamedGift ? texts.subjectGift : texts.subjectOwn),
    hello: greeting(recipient?.name ?? client.firstname, language),
    before: [
      said(recipient === undefined ? texts.own : gift),
      ...(recipient?.message === undefined ? [] : [quoted(recipient.message, language)]),
      said(texts.code),
    ],
    action: { button: said(texts.button), link: shopUrl(website_id, `/${language}/pages`) },
    after: [said(texts.how), said(texts.keep)],
    questions: `${receiptTexts.questions[language]} ${seller.email ?? row.mail_from}`,
  }
  return {
    messageId: messageId(id, row.mail_from),
    to: recipient?.email ?? client.email,
    from: `"${letter.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, ticketStyle(row).accent),
    attachments: [],
    at: now,
    website: website.id,
  }
}

/** Whoever writes a message writes no links into the organiser's mail: a word with a dot would become one. */
function quoted(message: string, language: "fr" | "en"): string {
  const plain = message
    .replaceAll(/(?<=\S)[.:/@](?=\S)/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  return language === "fr" ? `«\u00a0${plain}\u00a0»` : `“${plain}”`
}

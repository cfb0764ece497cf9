import type { Localized } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import type { Knex } from "knex"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { returnInWords } from "../refunds/refund-words.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { soldPieces } from "../sales/sold-pieces.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import type { VoidMessage } from "../voids/void-message.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{amount}` is money, `{order}` the number of the receipt. */
const texts = {
  subject: { fr: "Annulation\u00a0: commande {order}", en: "Cancellation: order {order}" },
  voided: {
    fr: "Nous avons annulé votre commande {order}\u00a0: les {amount} qui restaient à payer n’ont pas été payés.",
    en: "We’ve cancelled your order {order}: the {amount} left to pay wasn’t paid.",
  },
  nothing: {
    fr: "Vous n’avez plus rien à payer, et le lien de paiement ne sert plus.",
    en: "You have nothing left to pay, and the payment link no longer works.",
  },
  returned: {
    fr: "Les chèques-cadeaux qui avaient servi ont de nouveau leur montant\u00a0:",
    en: "The gift certificates you used have their money back:",
  },
  over: {
    fr: "Les billets de cette commande ne sont plus valables.",
    en: "This order’s tickets are no longer valid.",
  },
} as const satisfies Record<string, Localized>

/** Tells who bought that an order which was never paid is over. Why, is the organiser's business. */
export async function voidMail(
  db: Knex,
  { id, website_id, payload }: Pick<OutboxRow, "id" | "website_id" | "payload">,
  now: number,
): Promise<Mail> {
  const { saleId, amount: due }: VoidMessage = JSON.parse(payload)
  const row = await readWebsite(db, website_id)
  const found = await readSale(db, website_id, saleId)
  if (found === undefined || row === undefined) throw new Error(`There is no sale ${saleId}`)
  const website = websiteOfRow(row)
  const sale = await readPaidSale(db, found)
  const { client, seller, number, payment } = sale
  const language = client.language ?? website.languages[0] ?? "fr"
  const amount = formatMoney(due, language)
  const said = (text: Localized) =>
    text[language].replaceAll("{amount}", () => amount).replaceAll("{order}", () => number)
  const pieces = soldPieces(sale)
  const { giftCertificates } = payment
  const letter = {
    language,
    name: seller.name[language],
    subject: said(texts.subject),
    hello: greeting(client.firstname, language),
    before: [
      said(texts.voided),
      ...pieces.map(
        ({ title, detail }) => `– ${[title[language], detail[language]].filter(Boolean).join(", ")}`,
      ),
      said(texts.nothing),
    ],
    after: [
      ...(giftCertificates.length === 0
        ? []
        : [
            said(texts.returned),
            ...giftCertificates.map((one) =>
              returnInWords({ means: "giftcertificate", certificateId: "", ...one }, language),
            ),
          ]),
      ...(pieces.some(({ kind }) => kind === "ticket") ? [said(texts.over)] : []),
    ],
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
    website: website.id,
  }
}

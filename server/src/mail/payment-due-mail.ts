import type { Localized } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import type { Knex } from "knex"
import type { PaymentDueMessage } from "../checkout/payment-due-message.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { deferredSaleOf, isDueNow } from "../deferred-payments/due-sale.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { saleTokenFor } from "../sales/sale-token.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts } from "./receipt-texts.ts"

/** `{amount}` is money, `{order}` the number of the receipt. */
const texts = {
  subject: { fr: "Paiement à refaire\u00a0: commande {order}", en: "Please pay again: order {order}" },
  lapsed: {
    fr: "Le montant réservé pour la commande {order} n’a pas pu être encaissé. Rien n’a été débité.",
    en: "We couldn’t collect the amount set aside for order {order}. You haven’t been charged.",
  },
  due: {
    fr: "Il vous reste {amount} à payer, de la même façon ou d’une autre. Vos billets sont toujours valables.",
    en: "You still have {amount} to pay, the same way or another. Your tickets are still good.",
  },
  button: { fr: "Payer {amount}", en: "Pay {amount}" },
  yours: {
    fr: "Ce lien montre votre commande et vos coordonnées\u00a0: gardez-le pour vous. Il ne sert plus une fois le paiement fait.",
    en: "This link shows your order and your contact details, so keep it to yourself. It stops working once you’ve paid.",
  },
} as const satisfies Record<string, Localized>

/** Asks a buyer to pay once more for tickets that are out; undefined when that was done, or is being done. */
export async function paymentDueMail(
  db: Knex,
  shopUrl: (websiteId: string, path: string) => string,
  { id, website_id, payload }: Pick<OutboxRow, "id" | "website_id" | "payload">,
  now: number,
): Promise<Mail | undefined> {
  const { saleId }: PaymentDueMessage = JSON.parse(payload)
  const sale = await readSale(db, website_id, saleId)
  const row = await readWebsite(db, website_id)
  if (sale === undefined || row === undefined) throw new Error(`There is no sale ${saleId}`)
  // It is over: another mail says so.
  if (sale.state === "voided") return undefined
  const token = saleTokenFor(sale.id, sale.session_id)
  const due = await deferredSaleOf(db, website_id, token)
  if (!isDueNow(due)) return undefined
  const website = websiteOfRow(row)
  const { client, seller, number } = await readPaidSale(db, sale)
  const language = client.language ?? website.languages[0] ?? "fr"
  const amount = formatMoney(due.amount, language)
  const said = (text: Localized) =>
    text[language].replaceAll("{amount}", () => amount).replaceAll("{order}", () => number)
  const query = new URLSearchParams({ saleToken: token })
  const letter = {
    language,
    name: seller.name[language],
    subject: said(texts.subject),
    hello: greeting(client.firstname, language),
    before: [said(texts.lapsed), said(texts.due)],
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
    website: website.id,
  }
}

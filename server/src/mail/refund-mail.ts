import type { Localized } from "@parterre/contract"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import type { Knex } from "knex"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { runOfRefund } from "../event-refunds/event-refund-store.ts"
import { areBackOnPasses } from "../flex-passes/flex-pass-store.ts"
import { documentOf } from "../refunds/plan-refund.ts"
import { totalOf } from "../refunds/refund-document.ts"
import type { RefundMessage } from "../refunds/refund-message.ts"
import { readRefund } from "../refunds/refund-store.ts"
import { returnInWords } from "../refunds/refund-words.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import { ticketStyle } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { greeting } from "./greeting.ts"
import { letterHtml, letterText } from "./letter.ts"
import { type Mail, messageId } from "./mail.ts"
import { colon, receiptTexts } from "./receipt-texts.ts"

/** `{amount}` is money, `{order}` the number of the receipt. */
const texts = {
  eventCancelled: {
    fr: "L’événement «\u00a0{event}\u00a0» du {day} est annulé.",
    en: "{event} on {day} has been cancelled.",
  },
  eventSubject: {
    fr: "Événement annulé\u00a0: {event} (commande {order})",
    en: "Event cancelled: {event} (order {order})",
  },
  subject: {
    fr: "Remboursement de {amount}\u00a0: commande {order}",
    en: "Your {amount} refund: order {order}",
  },
  done: {
    fr: "Nous avons remboursé {amount} sur votre commande {order}.",
    en: "We’ve refunded {amount} from your order {order}.",
  },
  cancelled: {
    fr: "Nous avons annulé une partie de votre commande {order}. Il n’y a aucun montant à rembourser.",
    en: "We’ve cancelled part of your order {order}. There’s nothing to refund.",
  },
  cancelledSubject: {
    fr: "Annulation\u00a0: commande {order}",
    en: "Cancellation: order {order}",
  },
  backOnPass: {
    fr: "Votre passeport a de nouveau ces billets\u00a0: vous pouvez les échanger contre des places à un autre événement.",
    en: "The pass tickets you used are back on your flex pass. You can exchange them for another event.",
  },
  toCard: {
    fr: "Le montant apparaîtra sur le relevé de la carte d’ici quelques jours ouvrables.",
    en: "It’ll show on the card’s statement within a few business days.",
  },
  toCertificate: {
    fr: "Le chèque-cadeau peut servir dès maintenant.",
    en: "The gift certificate can be used right away.",
  },
  cancelledTickets: {
    fr: "Les billets annulés ne sont plus valables.",
    en: "The cancelled tickets are no longer valid.",
  },
  tickets: {
    fr: "Les billets remboursés ne sont plus valables.",
    en: "The refunded tickets are no longer valid.",
  },
} as const satisfies Record<string, Localized>

/** Tells who bought what went back and where to; of a cancelled event, that it is cancelled. Any other reason is the organiser's business. */
export async function refundMail(
  db: Knex,
  { id, website_id, payload }: Pick<OutboxRow, "id" | "website_id" | "payload">,
  now: number,
): Promise<Mail> {
  const { refundId }: RefundMessage = JSON.parse(payload)
  const refund = await readRefund(db, { id: refundId, website_id })
  const sale = refund && (await readSale(db, website_id, refund.sale_id))
  const row = await readWebsite(db, website_id)
  if (refund === undefined || sale === undefined || row === undefined)
    throw new Error(`There is no refund ${refundId}`)
  const website = websiteOfRow(row)
  const { client, seller, number } = await readPaidSale(db, sale)
  const language = client.language ?? website.languages[0] ?? "fr"
  const { items, returns } = documentOf(refund)
  const ids = items.map(({ id }) => id)
  // Cents; what was taken off instalments was never paid.
  const back = returns.reduce((sum, { means, amount }) => sum + (means === "instalment" ? 0 : amount), 0)
  const amount = formatMoney(back, language)
  const run = await runOfRefund(db, refund)
  const event = run === undefined ? "" : (JSON.parse(run.title) as Localized)[language]
  const say = (text: Localized) =>
    text[language]
      .replaceAll("{amount}", () => amount)
      .replaceAll("{order}", () => number)
      .replaceAll("{event}", () => event)
      .replaceAll("{day}", () => writtenDayAndHour(run?.starts_at ?? now, website.timeZone, language))
  const areBack = await areBackOnPasses(db, website_id, ids)
  const mark = colon(language)
  const letter = {
    language,
    name: seller.name[language],
    subject: say(
      run !== undefined ? texts.eventSubject : back === 0 ? texts.cancelledSubject : texts.subject,
    ),
    hello: greeting(client.firstname, language),
    before: [
      ...(run === undefined ? [] : [say(texts.eventCancelled)]),
      say(back === 0 ? texts.cancelled : texts.done),
      ...items.map(
        ({ title, detail, refunded }) =>
          `– ${[title[language], detail[language]].filter(Boolean).join(", ")}${refund.amount === 0 ? "" : `${mark} ${formatMoney(totalOf(refunded), language)}`}`,
      ),
      ...returns.map((one) => returnInWords(one, language)),
    ],
    after: [
      ...(returns.some(({ means }) => means === "card") ? [say(texts.toCard)] : []),
      ...(returns.some(({ means }) => means === "giftcertificate") ? [say(texts.toCertificate)] : []),
      ...(items.some(({ kind }) => kind === "ticket")
        ? [say(back === 0 ? texts.cancelledTickets : texts.tickets)]
        : []),
      ...(areBack ? [say(texts.backOnPass)] : []),
    ],
    questions: `${receiptTexts.questions[language]} ${seller.email ?? row.mail_from}`,
  }
  return {
    messageId: messageId(id, row.mail_from),
    to: client.email,
    from: `"${seller.name[language].replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, ticketStyle(row).accent),
    attachments: [],
    at: now,
    website: website.id,
  }
}

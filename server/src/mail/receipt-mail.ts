import type { Receipt } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { writtenDay, writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import { escapeHtml } from "@parterre/domain/site-html"
import type { Knex } from "knex"
import { receiptOf } from "../checkout/receipt.ts"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { flexPassStore } from "../flex-passes/flex-pass-store.ts"
import type { Language } from "../http/handler.ts"
import { receiptRefunds } from "../refunds/receipt-refunds.ts"
import { refundsOfSale } from "../refunds/refund-store.ts"
import { instalmentsInWords } from "../sales/instalment-words.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { holderElsewhere, type ReceiptPayload } from "../sales/post-receipt.ts"
import {
  cardLine,
  endInWords,
  placeInWords,
  priceInWords,
  printedProducts,
  saleTexts,
  sumsOf,
} from "../sales/printed-sale.ts"
import { readSale } from "../sales/sale-store.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { ticketsOfSale } from "../tickets/ticket-details.ts"
import { ticketStyle, ticketsPdf } from "../tickets/tickets-pdf.ts"
import { readWebsite, websiteOfRow } from "../websites/website-store.ts"
import { type Mail, messageId } from "./mail.ts"
import {
  attachedOf,
  deliveryNotes,
  openingOf,
  type ReceiptOpening,
  type ReceiptReader,
  receiptGreeting,
} from "./receipt-opening.ts"
import { colon, receiptTexts, subjectOf } from "./receipt-texts.ts"

/** What a receipt is sent with: the codes of its tickets, and addresses of its shop. */
export interface ReceiptSender {
  readonly barcodes: TicketBarcodes
  readonly shopUrl: (websiteId: string, path: string) => string
}

/**
 * The receipt of a paid sale in its reader's language, as it stands now, with the tickets that can be printed, where they
 * are the reader's; none of one that was never paid, for another mail tells of that. The holder of a season that somebody else paid
 * is not told how.
 */
export async function receiptMail(
  db: Knex,
  { barcodes, shopUrl }: ReceiptSender,
  { id, website_id }: Pick<OutboxRow, "id" | "website_id">,
  { saleId, to }: ReceiptPayload,
  now: number,
): Promise<Mail | undefined> {
  const sale = await readSale(db, website_id, saleId)
  const row = await readWebsite(db, website_id)
  if (sale === undefined || row === undefined) throw new Error(`There is no sale ${saleId}`)
  if (sale.state === "voided") return undefined
  const website = websiteOfRow(row)
  const holder = await holderElsewhere(db, sale)
  const reader: ReceiptReader =
    holder === undefined ? { is: "buyer" } : to === "holder" ? { is: "holder", holder } : { is: "payer" }
  const asked: Language | undefined =
    reader.is === "holder" ? reader.holder.language : JSON.parse(sale.client ?? "{}").language
  const language = asked ?? website.languages[0] ?? "fr"
  const paid = await readPaidSale(db, sale)
  const tickets = await ticketsOfSale(db, sale)
  const refunds = receiptRefunds(await refundsOfSale(db, website_id, saleId), {
    language,
    timeZone: paid.timeZone,
  })
  const whole = receiptOf(website, paid, tickets, language, undefined, { refunds })
  const receipt = reader.is === "holder" ? withoutPayment(whole) : whole
  const style = ticketStyle(row)
  const printable = attachedOf({ reader, tickets })
  const content: ReceiptContent = {
    passesLink: hasFlexPass(receipt)
      ? shopUrl(website_id, `/${language}/client/auth/flex-pass-list`)
      : undefined,
    isExchange: await flexPassStore(db, website_id).isExchange(saleId),
    reader,
    receipt,
    tickets,
    language,
    timeZone: paid.timeZone,
    accent: style.accent,
    from: row.mail_from,
  }
  const bought = tickets.length === 0 ? receipt.cartElements : []
  const good = tickets.filter(({ ticket }) => ticket.voided_at === null)
  const titles = [
    ...new Set([
      ...(good.length === 0 ? tickets : good).map(({ event }) => event.title[language]),
      ...bought.map(({ title }) => title),
    ]),
  ]
  const name = `${language === "fr" ? "billets" : "tickets"}-${receipt.saleId}.pdf`
  const pdf = printable.length === 0 ? undefined : await ticketsPdf(printable, style, language, barcodes)
  return {
    messageId: messageId(id, row.mail_from),
    to: reader.is === "holder" ? reader.holder.email : receipt.client.email,
    from: `"${receipt.organiser.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: subjectOf(titles, good.length)[language],
    text: asText(content),
    html: asHtml(content),
    attachments: pdf === undefined ? [] : [{ filename: name, contentType: "application/pdf", content: pdf }],
    at: now,
    website: website.id,
  }
}

/** What was bought, and not by which cards and certificates it was paid, nor what of it went back to them. */
const withoutPayment = ({ refunds, ...receipt }: Receipt): Receipt => ({
  ...receipt,
  payment: { amount: receipt.payment.amount },
})

interface ReceiptContent extends ReceiptOpening {
  /** Where tickets of a flex pass are exchanged, where one was bought. */
  readonly passesLink: string | undefined
  readonly receipt: Receipt
  readonly timeZone: string
  readonly accent: string
  readonly from: string
}

/** One event of the order: what, when it is now, where and which seats. */
function eventsOf({ tickets, language, timeZone }: ReceiptContent) {
  return [...Map.groupBy(tickets, ({ event }) => event.id).values()].map((ofEvent) => {
    const [first] = ofEvent
    if (first === undefined) throw new Error("A group has at least one ticket")
    const { startsAt, event } = first
    const { venue, title } = event
    const place = language === "fr" ? venue.name_fr : venue.name_en
    return {
      title: title[language],
      when: writtenDayAndHour(startsAt, timeZone, language),
      where: `${place}, ${placeAddress(
        {
          addressLine1: venue.address_line1 ?? undefined,
          city: venue.city,
          provinceState: venue.province_state,
        },
        language,
      )}`,
      tickets: ofEvent.map((details) => ({
        // What its holder answered to the organiser's question is part of the sale.
        seat: [placeInWords(details.place, language), details.place.answer].filter(Boolean).join(" · "),
        price: priceInWords(details, language),
        end: endInWords(details, language),
      })),
    }
  })
}

const hasFlexPass = ({ cartElements }: Receipt): boolean =>
  cartElements.some(({ prices }) => prices.some(({ productKind }) => productKind === "flexpass"))

/** What was bought without a seat, as it is written. */
const productsOf = ({ receipt, language }: ReceiptContent) =>
  printedProducts(receipt, language).map(({ name, notes, price, serviceCharge }) => ({
    name,
    notes,
    amount: formatMoney(price + serviceCharge, language),
  }))

/** Sums as they are written. */
const sums = ({ isExchange, receipt, language }: ReceiptContent) =>
  isExchange
    ? []
    : sumsOf(receipt, language).map(({ name, cents }) => ({ name, amount: formatMoney(cents, language) }))

/** What went back of it, by day. */
const refundsInWords = ({ receipt: { refunds = [] }, language, timeZone }: ReceiptContent): string[] =>
  refunds.flatMap(({ doneAt, returns }) =>
    returns.map((one) => `${writtenDay(Date.parse(doneAt), timeZone, language)}${colon(language)} ${one}`),
  )

function asText(content: ReceiptContent): string {
  const { isExchange, receipt, language, from, passesLink } = content
  const mark = colon(language)
  const { organiser } = receipt
  const refunded = refundsInWords(content)
  return [
    receiptGreeting(content),
    "",
    openingOf(content),
    ...deliveryNotes(content),
    "",
    `${saleTexts.order[language]}${mark} ${receipt.saleId}`,
    ...eventsOf(content).flatMap(({ title, when, where, tickets }) => [
      "",
      title,
      `${receiptTexts.when[language]}${mark} ${when}`,
      `${receiptTexts.where[language]}${mark} ${where}`,
      ...tickets.map(
        ({ seat, price, end }) => `– ${seat} (${price})${end === undefined ? "" : `${mark} ${end}`}`,
      ),
    ]),
    ...productsOf(content).flatMap(({ name, notes, amount }) => ["", `${name}${mark} ${amount}`, ...notes]),
    ...(passesLink === undefined ? [] : ["", `${receiptTexts.flexPass[language]}${mark} ${passesLink}`]),
    ...(isExchange ? [] : [""]),
    ...sums(content).map(({ name, amount }) => `${name}${mark} ${amount}`),
    cardLine(receipt.payment, language),
    ...instalmentsInWords(receipt.payment.instalments ?? [], language),
    ...(refunded.length === 0 ? [] : ["", `${saleTexts.refunds[language]}${mark}`]),
    ...refunded.map((line) => `– ${line}`),
    "",
    organiser.name,
    ...organiser.taxNumbers,
    `${receiptTexts.questions[language]} ${organiser.email ?? from}`,
  ]
    .filter((line) => line !== undefined)
    .join("\n")
}

/** Tables and inline styles: what mail readers understand. */
function asHtml(content: ReceiptContent): string {
  const { receipt, language, accent, from, passesLink } = content
  const { organiser } = receipt
  const e = escapeHtml
  const events = eventsOf(content).map(
    ({ title, when, where, tickets }) => `
<tr><td style="padding:20px 28px 4px"><div style="font-size:20px;font-weight:bold">${e(title)}</div>
<div style="padding-top:6px">${e(when)}</div><div style="color:#5f5a5c">${e(where)}</div></td></tr>
${tickets
  .map(
    ({ seat, price, end }) =>
      `<tr><td style="padding:6px 28px"><strong>${e(seat)}</strong><br><span style="color:#5f5a5c">${e(price)}</span>${end === undefined ? "" : `<br><strong>${e(end)}</strong>`}</td></tr>`,
  )
  .join("")}`,
  )
  const products = productsOf(content).map(
    ({ name, notes, amount }) => `
<tr><td style="padding:20px 28px 4px"><div style="font-size:17px;font-weight:bold">${e(name)}</div>
<div style="padding-top:2px">${e(amount)}</div>${notes.map((note) => `<div style="color:#5f5a5c">${e(note)}</div>`).join("")}</td></tr>`,
  )
  const rows = sums(content).map(({ name, amount }, index, all) => {
    const style =
      index === all.length - 1 ? "font-weight:bold;border-top:1px solid #d9d3d6;padding-top:8px" : ""
    return `<tr><td style="${style}">${e(name)}</td><td align="right" style="${style}">${e(amount)}</td></tr>`
  })
  const paidBy = [
    ...[cardLine(receipt.payment, language)].filter((line) => line !== undefined),
    ...instalmentsInWords(receipt.payment.instalments ?? [], language),
  ]
  const refunded = refundsInWords(content)
  const returned =
    refunded.length === 0
      ? ""
      : `
<tr><td style="padding:0 28px 18px"><strong>${e(saleTexts.refunds[language])}</strong>${refunded.map((line) => `<div>${e(line)}</div>`).join("")}</td></tr>`
  const passes =
    passesLink === undefined
      ? ""
      : `
<tr><td style="padding:14px 28px 4px"><a href="${e(passesLink)}" style="color:${e(accent)}">${e(receiptTexts.flexPass[language])}</a></td></tr>`
  return `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><title>${e(receipt.saleId)}</title></head>
<body style="margin:0;background:#f3f1f2;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.45;color:#231a1d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${e(accent)};color:#ffffff;padding:22px 28px;font-size:18px;font-weight:bold">${e(organiser.name)}</td></tr>
<tr><td style="padding:24px 28px 0">${e(receiptGreeting(content))}<br><br>${e(openingOf(content))}
${deliveryNotes(content)
  .map((note) => `<br>${e(note)}`)
  .join("")}
<br><br>${e(saleTexts.order[language])}${colon(language)} <strong>${e(receipt.saleId)}</strong></td></tr>
${events.join("")}${products.join("")}${passes}
<tr><td style="padding:18px 28px"><table role="presentation" width="100%" cellpadding="3" cellspacing="0">${rows.join("")}</table>
${paidBy.map((line) => `<div style="padding-top:8px;color:#5f5a5c">${e(line)}</div>`).join("")}</td></tr>${returned}
<tr><td style="padding:16px 28px 26px;color:#5f5a5c;font-size:13px">${e(organiser.name)}<br>${organiser.taxNumbers.map(e).join("<br>")}
<br>${e(receiptTexts.questions[language])} ${e(organiser.email ?? from)}</td></tr>
</table></td></tr></table></body></html>`
}

import type { Receipt } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { formatMoney } from "@parterre/domain/money"
import { rowInWords, seatInWords } from "@parterre/domain/seat-names"
import type { Knex } from "knex"
import { receiptOf } from "../checkout/receipt.ts"
import type { SaleRow } from "../database/checkout-tables.ts"
import type { WebsiteRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"
import type { TicketBarcodes } from "../tickets/ticket-barcodes.ts"
import { isPrintable, type TicketDetails, ticketsOfSale } from "../tickets/ticket-details.ts"
import { ticketIssuer, ticketsPdf } from "../tickets/tickets-pdf.ts"
import { websiteOfRow } from "../websites/website-store.ts"
import { formatDayAndHour } from "../written-time.ts"
import { escaped } from "./escaped.ts"
import { greeting } from "./greeting.ts"
import { type Mail, messageId } from "./mail.ts"
import { receiptTexts, subjectOf } from "./receipt-texts.ts"

/** The receipt of a paid sale in its client's language, with the tickets that can be printed; `id` is the message's. */
export async function receiptMail(
  db: Knex,
  barcodes: TicketBarcodes,
  id: string,
  saleId: string,
  now: number,
): Promise<Mail> {
  const sale = await db<SaleRow>("sales").where({ id: saleId }).first()
  const row = sale && (await db<WebsiteRow>("websites").where({ id: sale.website_id }).first())
  if (sale === undefined || row === undefined) throw new Error(`There is no sale ${saleId}`)
  const website = websiteOfRow(row)
  const asked: Language | undefined = JSON.parse(sale.client ?? "{}").language
  const language = asked ?? website.languages[0] ?? "fr"
  const receipt = await receiptOf(db, website, sale, language)
  const tickets = await ticketsOfSale(db, sale.id)
  const issuer = await ticketIssuer(db, website.id, language)
  const printable = tickets.filter(({ ticket }) => isPrintable(ticket))
  const content: ReceiptContent = {
    receipt,
    tickets,
    language,
    timeZone: website.timeZone,
    accent: issuer.style.accent,
    from: row.mail_from,
  }
  const titles = [...new Set(tickets.map(({ event }) => event.title[language]))]
  const name = `${language === "fr" ? "billets" : "tickets"}-${receipt.saleId}.pdf`
  const pdf = printable.length === 0 ? undefined : await ticketsPdf(printable, issuer, language, barcodes)
  return {
    messageId: messageId(id, row.mail_from),
    to: receipt.client.email,
    from: `"${issuer.name.replaceAll(/["\\\r\n]/g, "")}" <${row.mail_from}>`,
    subject: subjectOf(titles, tickets.length)[language],
    text: asText(content),
    html: asHtml(content),
    attachments: pdf === undefined ? [] : [{ filename: name, contentType: "application/pdf", content: pdf }],
    at: now,
    website: website.id,
  }
}

interface ReceiptContent {
  readonly receipt: Receipt
  readonly tickets: readonly TicketDetails[]
  readonly language: Language
  readonly timeZone: string
  readonly accent: string
  readonly from: string
}

/** One event of the order: what, when, where and which seats. */
function eventsOf({ tickets, language, timeZone }: ReceiptContent) {
  return [...Map.groupBy(tickets, ({ event }) => event.id).values()].map((ofEvent) => {
    const [first] = ofEvent
    if (first === undefined) throw new Error("A group has at least one ticket")
    const { venue, startsAt, title } = first.event
    const place = language === "fr" ? venue.name_fr : venue.name_en
    return {
      title: title[language],
      when: formatDayAndHour(startsAt, timeZone, language),
      where: `${place}, ${placeAddress(
        {
          addressLine1: venue.address_line1 ?? undefined,
          city: venue.city,
          provinceState: venue.province_state,
        },
        language,
      )}`,
      tickets: ofEvent.map((details) => ({
        seat: seatOf(details, language),
        price: `${details.priceLevel[language]}, ${details.priceType[language]}`,
      })),
    }
  })
}

function seatOf({ place }: TicketDetails, language: Language): string {
  const { generalAdmission } = receiptTexts
  if (place.seatId === null) return `${place.section[language]} (${generalAdmission[language]})`
  const where = [...new Set([place.level[language], place.section[language]])]
  const row = rowInWords(place.row ?? "", place.rowType ?? "SEAT", language)
  return [...where, ...(row === "" ? [] : [row]), seatInWords(place.seat ?? "", language)].join(", ")
}

function deliveryNotes({ receipt, language }: ReceiptContent): string[] {
  const codes = new Set(receipt.shipping.map(({ code }) => code))
  return [
    ...(codes.has("E_TICKETS") || codes.has("SMARTPHONE") ? [receiptTexts.attached[language]] : []),
    ...(codes.has("WILLCALL") ? [receiptTexts.willCall[language]] : []),
    ...(codes.has("MAIL") ? [receiptTexts.mailed[language]] : []),
  ]
}

function sums({ receipt, language }: ReceiptContent): [name: string, amount: string][] {
  const { tax } = receipt
  const money = (cents: number) => formatMoney(cents, language)
  const taxes: [string, number][] = [
    [tax.descriptionTax1 ?? "", tax.tax1],
    [tax.descriptionTax2 ?? "", tax.tax2],
    [tax.descriptionTax3 ?? "", tax.tax3],
  ]
  return [
    [receiptTexts.subtotal[language], money(tax.subtotal)],
    [receiptTexts.serviceCharge[language], money(tax.serviceCharge)],
    ...taxes
      .filter(([, amount]) => amount > 0)
      .map(([name, amount]): [string, string] => [name, money(amount)]),
    [receiptTexts.total[language], money(tax.totalAfterTaxes)],
    ...certificateSums({ receipt, language }),
  ]
}

/** What certificates paid and what was left; nothing without any. */
function certificateSums({
  receipt,
  language,
}: Pick<ReceiptContent, "receipt" | "language">): [name: string, amount: string][] {
  const { amount, giftCertificates = [] } = receipt.payment
  if (giftCertificates.length === 0) return []
  return [
    ...giftCertificates.map((use): [string, string] => [
      `${receiptTexts.giftCertificate[language]} •••• ${use.lastFour}`,
      formatMoney(-use.amount, language),
    ]),
    [receiptTexts.grandTotal[language], formatMoney(amount, language)],
  ]
}

function cardLine({ receipt, language }: ReceiptContent): string | undefined {
  const { brand, lastFour } = receipt.payment
  if (lastFour === undefined) return undefined
  const named =
    brand === undefined || brand === "other" ? "" : ` ${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
  return `${receiptTexts.paidWith[language]}${named} •••• ${lastFour}`
}

const colon = (language: Language) => (language === "fr" ? "\u00a0:" : ":")

function asText(content: ReceiptContent): string {
  const { receipt, language, from } = content
  const mark = colon(language)
  const { client, organiser } = receipt
  return [
    greeting(client.firstname, language),
    "",
    receiptTexts.thanks[language],
    ...deliveryNotes(content),
    "",
    `${receiptTexts.order[language]}${mark} ${receipt.saleId}`,
    ...eventsOf(content).flatMap(({ title, when, where, tickets }) => [
      "",
      title,
      `${receiptTexts.when[language]}${mark} ${when}`,
      `${receiptTexts.where[language]}${mark} ${where}`,
      ...tickets.map(({ seat, price }) => `– ${seat} (${price})`),
    ]),
    "",
    ...sums(content).map(([name, amount]) => `${name}${mark} ${amount}`),
    cardLine(content),
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
  const { receipt, language, accent, from } = content
  const { client, organiser } = receipt
  const e = escaped
  const events = eventsOf(content).map(
    ({ title, when, where, tickets }) => `
<tr><td style="padding:20px 28px 4px"><div style="font-size:20px;font-weight:bold">${e(title)}</div>
<div style="padding-top:6px">${e(when)}</div><div style="color:#5f5a5c">${e(where)}</div></td></tr>
${tickets
  .map(
    ({ seat, price }) =>
      `<tr><td style="padding:6px 28px"><strong>${e(seat)}</strong><br><span style="color:#5f5a5c">${e(price)}</span></td></tr>`,
  )
  .join("")}`,
  )
  const rows = sums(content).map(([name, amount], index, all) => {
    const style =
      index === all.length - 1 ? "font-weight:bold;border-top:1px solid #d9d3d6;padding-top:8px" : ""
    return `<tr><td style="${style}">${e(name)}</td><td align="right" style="${style}">${e(amount)}</td></tr>`
  })
  const card = cardLine(content)
  return `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><title>${e(receipt.saleId)}</title></head>
<body style="margin:0;background:#f3f1f2;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.45;color:#231a1d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${e(accent)};color:#ffffff;padding:22px 28px;font-size:18px;font-weight:bold">${e(organiser.name)}</td></tr>
<tr><td style="padding:24px 28px 0">${e(greeting(client.firstname, language))}<br><br>${e(receiptTexts.thanks[language])}
${deliveryNotes(content)
  .map((note) => `<br>${e(note)}`)
  .join("")}
<br><br>${e(receiptTexts.order[language])}${colon(language)} <strong>${e(receipt.saleId)}</strong></td></tr>
${events.join("")}
<tr><td style="padding:18px 28px"><table role="presentation" width="100%" cellpadding="3" cellspacing="0">${rows.join("")}</table>
${card === undefined ? "" : `<div style="padding-top:8px;color:#5f5a5c">${e(card)}</div>`}</td></tr>
<tr><td style="padding:16px 28px 26px;color:#5f5a5c;font-size:13px">${e(organiser.name)}<br>${organiser.taxNumbers.map(e).join("<br>")}
<br>${e(receiptTexts.questions[language])} ${e(organiser.email ?? from)}</td></tr>
</table></td></tr></table></body></html>`
}

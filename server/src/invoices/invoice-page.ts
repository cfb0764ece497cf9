import type { Receipt } from "@parterre/contract"
import { shownAddress } from "@parterre/domain/accounts"
import { writtenDay, writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import { rowInWords, seatInWords } from "@parterre/domain/seat-names"
import type { Language } from "../http/handler.ts"
import { escaped as e } from "../mail/escaped.ts"
import type { TicketDetails } from "../tickets/ticket-details.ts"
import { invoiceTexts } from "./invoice-texts.ts"

export interface InvoiceContent {
  readonly receipt: Receipt
  readonly tickets: readonly TicketDetails[]
  /** Epoch milliseconds. */
  readonly paidAt: number
  readonly timeZone: string
  readonly language: Language
}

const style = `body{margin:0 auto;padding:24px;max-width:760px;font:15px/1.45 Helvetica,Arial,sans-serif;color:#231a1d;background:#fff}
h1{margin:0 0 4px;font-size:24px}header,.parties{display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between}
.parties{margin:24px 0}h2{margin:0 0 4px;font-size:13px;color:#5f5a5c}p{margin:0}
table{width:100%;border-collapse:collapse;margin-top:16px}th,td{padding:8px 6px;text-align:left;vertical-align:top;border-bottom:1px solid #d9d3d6}
th{font-size:13px;color:#5f5a5c}.money{text-align:right;white-space:nowrap}small{color:#5f5a5c;line-height:1.3}.card{margin:12px 6px}.total td{font-weight:bold}
@media print{body{padding:0}}`

/** An invoice to read and print: one page of HTML in one language, without scripts. */
export function invoicePage(content: InvoiceContent): string {
  const { receipt, language, paidAt, timeZone } = content
  const t = (name: keyof typeof invoiceTexts) => e(invoiceTexts[name][language])
  const title = `${t("invoice")} ${e(receipt.saleId)}`
  return `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><header><div><h1>${title}</h1><p>${e(writtenDay(paidAt, timeZone, language))}</p></div></header>
<div class="parties"><section><h2>${t("billedTo")}</h2>${lines(buyerLines(receipt))}</section>
<section><h2>${t("soldBy")}</h2>${lines(sellerLines(receipt))}</section></div>
<table><thead><tr><th scope="col">${t("ticket")}</th><th scope="col" class="money">${t("price")}</th><th scope="col" class="money">${t("serviceCharge")}</th></tr></thead>
<tbody>${content.tickets.map((ticket) => ticketRow(ticket, content)).join("\n")}</tbody></table>
<table><tbody>${sums(receipt, language)
    .map(
      ({ name, amount, strong }) =>
        `<tr${strong ? ' class="total"' : ""}><td>${e(name)}</td><td class="money">${e(formatMoney(amount, language))}</td></tr>`,
    )
    .join("\n")}</tbody></table>${cardLine(receipt, language)}</body></html>`
}

const lines = (texts: readonly string[]) => `<p>${texts.map(e).join("<br>")}</p>`

function buyerLines({ client }: Receipt): string[] {
  const [address] = client.addresses ?? []
  const name = `${client.firstname} ${client.lastname}`
  return [
    ...(client.company ? [client.company] : []),
    name,
    ...(address === undefined ? [] : shownAddress(address)),
    client.email,
  ]
}

const sellerLines = ({ organiser }: Receipt): string[] => [
  organiser.name,
  ...organiser.taxNumbers,
  ...[organiser.email, organiser.phone].filter((text) => text !== undefined),
]

function ticketRow(details: TicketDetails, { language, timeZone }: InvoiceContent): string {
  const { ticket, event, place } = details
  const row = place.row === null ? "" : rowInWords(place.row, place.rowType ?? "SEAT", language)
  const where =
    place.seatId === null
      ? [place.section[language], invoiceTexts.generalAdmission[language]]
      : [
          ...new Set([place.level[language], place.section[language]]),
          ...(row === "" ? [] : [row]),
          seatInWords(place.seat ?? "", language),
        ]
  const returned =
    ticket.voided_at === null ? "" : `<br><strong>${e(invoiceTexts.returned[language])}</strong>`
  const money = (cents: number) => `<td class="money">${e(formatMoney(cents, language))}</td>`
  return `<tr><td>${e(event.title[language])}<br><small>${e(writtenDayAndHour(event.startsAt, timeZone, language))}<br>
${e(where.join(", "))}<br>${e(`${details.priceLevel[language]}, ${details.priceType[language]}`)}</small>${returned}</td>${money(ticket.price)}${money(ticket.service_charge)}</tr>`
}

interface Sum {
  readonly name: string
  /** Cents. */
  readonly amount: number
  readonly strong?: boolean
}

function sums({ tax, payment }: Receipt, language: Language): Sum[] {
  const { giftCertificates = [] } = payment
  const taxes = [
    { name: tax.descriptionTax1 ?? "", amount: tax.tax1 },
    { name: tax.descriptionTax2 ?? "", amount: tax.tax2 },
    { name: tax.descriptionTax3 ?? "", amount: tax.tax3 },
  ]
  const text = (name: keyof typeof invoiceTexts) => invoiceTexts[name][language]
  return [
    { name: text("tickets"), amount: tax.subtotal },
    { name: text("serviceCharge"), amount: tax.serviceCharge },
    ...taxes.filter(({ amount }) => amount > 0),
    { name: text("total"), amount: tax.totalAfterTaxes, strong: true },
    ...giftCertificates.map((use) => ({
      name: `${text("giftCertificate")} •••• ${use.lastFour}`,
      amount: -use.amount,
    })),
    ...(giftCertificates.length === 0 ? [] : [{ name: text("left"), amount: payment.amount, strong: true }]),
  ]
}

function cardLine({ payment }: Receipt, language: Language): string {
  const { brand, lastFour } = payment
  if (lastFour === undefined) return ""
  const named =
    brand === undefined || brand === "other" ? "" : ` ${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
  return `<p class="card"><small>${e(`${invoiceTexts.paidWith[language]}${named} •••• ${lastFour}`)}</small></p>`
}

import type { Localized, Receipt } from "@parterre/contract"
import { shownAddress } from "@parterre/domain/accounts"
import { writtenDay, writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import { escapeHtml as e } from "@parterre/domain/site-html"
import type { Language } from "../http/handler.ts"
import { invoiceStyle } from "../published/invoice-style.ts"
import { instalmentsInWords } from "../sales/instalment-words.ts"
import {
  cardLine,
  endInWords,
  type PrintedProduct,
  placeInWords,
  priceInWords,
  printedProducts,
  saleTexts,
  sumsOf,
} from "../sales/printed-sale.ts"
import type { TicketDetails } from "../tickets/ticket-details.ts"

/** Everything an invoice says that is not the sale's own. */
const invoiceTexts = {
  invoice: { fr: "Facture", en: "Invoice" },
  billedTo: { fr: "Facturé à", en: "Billed to" },
  ticket: { fr: "Billet", en: "Ticket" },
  item: { fr: "Article", en: "Item" },
  price: { fr: "Prix", en: "Price" },
  voidedOrder: {
    fr: "Commande annulée\u00a0: elle n’a pas été payée, et rien n’est dû.",
    en: "This order was cancelled. It wasn’t paid, and nothing is due.",
  },
} as const satisfies Record<string, Localized>

export interface InvoiceContent {
  readonly receipt: Receipt
  readonly tickets: readonly TicketDetails[]
  /** Epoch milliseconds. */
  readonly paidAt: number
  readonly timeZone: string
  readonly language: Language
}

/** An invoice to read and print: one page of HTML in one language, without scripts. */
export function invoicePage(content: InvoiceContent): string {
  const { receipt, language, paidAt, timeZone } = content
  const t = (name: keyof typeof invoiceTexts) => e(invoiceTexts[name][language])
  const paidBy = [
    ...[cardLine(receipt.payment, language)].filter((line) => line !== undefined),
    ...instalmentsInWords(receipt.payment.instalments ?? [], language),
  ]
  const products = printedProducts(receipt, language)
  const rows = [
    ...content.tickets.map((ticket) => ticketRow(ticket, content)),
    ...products.map((product) => productRow(product, language)),
  ]
  const title = `${t("invoice")} ${e(receipt.saleId)}`
  return `<!doctype html>
<html lang="${language}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${invoiceStyle}</style></head>
<body><header><div><h1>${title}</h1><p>${e(writtenDay(paidAt, timeZone, language))}</p>${receipt.voidedAt === undefined ? "" : `<p><strong>${t("voidedOrder")}</strong></p>`}</div></header>
<div class="parties"><section><h2>${t("billedTo")}</h2>${lines(buyerLines(receipt, language))}</section>
<section><h2>${e(saleTexts.soldBy[language])}</h2>${lines(sellerLines(receipt))}</section></div>
<table><thead><tr><th scope="col">${t(products.length === 0 ? "ticket" : "item")}</th><th scope="col" class="money">${t("price")}</th><th scope="col" class="money">${e(saleTexts.serviceCharge[language])}</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table>
<table><tbody>${sumsOf(receipt, language)
    .map(
      ({ name, cents, isTotal }) =>
        `<tr${isTotal ? ' class="total"' : ""}><td>${e(name)}</td><td class="money">${e(formatMoney(cents, language))}</td></tr>`,
    )
    .join(
      "\n",
    )}</tbody></table>${paidBy.length === 0 ? "" : `<p class="card"><small>${paidBy.map(e).join("<br>")}</small></p>`}${refunds(content)}</body></html>`
}

function refunds({ receipt: { refunds: done = [] }, timeZone, language }: InvoiceContent): string {
  if (done.length === 0) return ""
  const rows = done.map(
    ({ doneAt, returns }) =>
      `<tr><td>${e(writtenDay(Date.parse(doneAt), timeZone, language))}</td><td class="money">${returns.map(e).join("<br>")}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col" colspan="2">${e(saleTexts.refunds[language])}</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`
}

const lines = (texts: readonly string[]) => `<p>${texts.map(e).join("<br>")}</p>`

function buyerLines({ client }: Receipt, language: Language): string[] {
  const [address] = client.addresses ?? []
  const name = `${client.firstname} ${client.lastname}`
  return [
    ...(client.company ? [client.company] : []),
    name,
    ...(address === undefined ? [] : shownAddress(address, language)),
    client.email,
  ]
}

const sellerLines = ({ organiser }: Receipt): string[] => [
  organiser.name,
  ...organiser.taxNumbers,
  ...[organiser.email, organiser.phone].filter((text) => text !== undefined),
]

function productRow({ name, notes, price, serviceCharge }: PrintedProduct, language: Language): string {
  const told = notes.length === 0 ? "" : `<br><small>${notes.map(e).join("<br>")}</small>`
  return `<tr><td>${e(name)}${told}</td>${moneyCell(price, language)}${moneyCell(serviceCharge, language)}</tr>`
}

const moneyCell = (cents: number, language: Language) =>
  `<td class="money">${e(formatMoney(cents, language))}</td>`

function ticketRow(details: TicketDetails, { language, timeZone }: InvoiceContent): string {
  const { ticket, event, place } = details
  const end = endInWords(details, language)
  const returned = end === undefined ? "" : `<br><strong>${e(end)}</strong>`
  return `<tr><td>${e(event.title[language])}<br><small>${e(writtenDayAndHour(event.startsAt, timeZone, language))}<br>
${e(placeInWords(place, language))}<br>${e(priceInWords(details, language))}</small>${returned}</td>${moneyCell(ticket.price, language)}${moneyCell(ticket.service_charge, language)}</tr>`
}

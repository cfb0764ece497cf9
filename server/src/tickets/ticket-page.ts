import { placeAddress } from "@parterre/domain/addresses"
import { writtenDayAndHour } from "@parterre/domain/dates"
import { formatMoney } from "@parterre/domain/money"
import { calledRow, calledSeat } from "@parterre/domain/seat-names"
import type { Language } from "../http/handler.ts"
import { saleTexts } from "../sales/printed-sale.ts"
import { capitalised, type Document, type Fonts, fitTitle, fontsOf, GREY, PAGE, printed } from "./printing.ts"
import { drawQrCode } from "./qr-code.ts"
import type { TicketDetails } from "./ticket-details.ts"
import { ticketCount, ticketTexts } from "./ticket-texts.ts"

/** Colours and the voice of a website. */
export interface TicketStyle {
  readonly mood: string
  readonly accent: string
  readonly ink: string
}

export interface TicketIssuer {
  readonly name: string
  readonly timeZone: string
  readonly style: TicketStyle
  /** Address, telephone, tax numbers. */
  readonly lines: readonly string[]
}

const MARGIN = 48
const CARD = { top: 48, height: 452, width: PAGE.width - 2 * MARGIN } as const
const BAND = 128
const CODE = 156
export interface PageContent {
  readonly details: TicketDetails
  readonly issuer: TicketIssuer
  readonly language: Language
  /** What the QR code says. */
  readonly code: string
  /** Place among the tickets printed together, from 1. */
  readonly index: number
  readonly count: number
}

/** Draws one ticket on the current page: a card to cut out above, the small print below. */
export function drawTicket(pdf: Document, content: PageContent): void {
  const { details, issuer, language } = content
  const fonts = fontsOf(issuer.style.mood)
  pdf.save()
  pdf.roundedRect(MARGIN, CARD.top, CARD.width, CARD.height, 14).clip()
  pdf.rect(MARGIN, CARD.top, CARD.width, BAND).fill(issuer.style.accent)
  pdf.restore()
  drawBand(pdf, content, fonts)
  drawWhere(pdf, details, issuer, language, fonts)
  drawPlace(pdf, content, fonts)
  drawStub(pdf, content, fonts)
  pdf
    .roundedRect(MARGIN, CARD.top, CARD.width, CARD.height, 14)
    .lineWidth(1)
    .strokeColor(issuer.style.accent)
    .stroke()
  drawSmallPrint(pdf, content, fonts)
}

function drawBand(
  pdf: Document,
  { details, issuer, language, index, count }: PageContent,
  fonts: Fonts,
): void {
  const left = MARGIN + 28
  const width = CARD.width - 56
  const counted = `${ticketTexts.ticket[language]}  ${ticketCount(index, count)[language]}`
  pdf.fillColor("#ffffff").font(fonts.strong).fontSize(10)
  pdf.text(printed(issuer.name.toUpperCase()), left, CARD.top + 22, {
    width: width - 110,
    characterSpacing: 1.2,
    lineBreak: false,
  })
  pdf.font(fonts.text).text(printed(counted), left, CARD.top + 22, { width, align: "right" })
  const title = printed(details.event.title[language])
  pdf.font(fonts.title)
  const height = fitTitle(pdf, title, width, 66, [34, 30, 26, 22, 18, 16])
  pdf.text(title, left, CARD.top + 46 + Math.max(0, (68 - height) / 2), { width, height: 70, ellipsis: true })
}

function drawWhere(
  pdf: Document,
  { event, startsAt }: TicketDetails,
  issuer: TicketIssuer,
  language: Language,
  fonts: Fonts,
): void {
  const left = MARGIN + 28
  const width = CARD.width - 80 - CODE
  const top = CARD.top + BAND + 24
  const { venue } = event
  const name = language === "fr" ? venue.name_fr : venue.name_en
  const when = capitalised(writtenDayAndHour(startsAt, issuer.timeZone, language))
  const where = placeAddress(
    {
      addressLine1: venue.address_line1 ?? undefined,
      city: venue.city,
      provinceState: venue.province_state,
      postalCode: venue.postal_code ?? undefined,
    },
    language,
  )
  pdf.fillColor(issuer.style.ink).font(fonts.strong).fontSize(15).text(printed(when), left, top, { width })
  pdf.moveDown(0.35).font(fonts.strong).fontSize(11).text(printed(name), { width })
  pdf.moveDown(0.1).fillColor(GREY).font(fonts.text).fontSize(10.5)
  pdf.text(printed(where), { width })
}

/** Where to sit, large enough to read in a dark hall. */
function drawPlace(pdf: Document, { details, issuer, language, code }: PageContent, fonts: Fonts): void {
  const { place } = details
  const top = CARD.top + BAND + 108
  const left = MARGIN + 28
  const right = MARGIN + CARD.width - 28 - CODE
  const width = right - left - 24
  drawQrCode(pdf, code, { x: right, y: CARD.top + BAND + 24, width: CODE })
  const label = (text: string, x: number, y: number) =>
    pdf.fillColor(GREY).font(fonts.text).fontSize(9.5).text(printed(text), x, y, { lineBreak: false })
  const ink = () => pdf.fillColor(issuer.style.ink)
  if (place.seatId === null) {
    label(place.level[language], left, top)
    ink()
      .font(fonts.figure)
      .fontSize(26)
      .text(printed(place.section[language]), left, top + 16, { width })
    ink()
      .font(fonts.strong)
      .fontSize(13)
      .text(saleTexts.generalAdmission[language], left, pdf.y + 6, { width })
    return
  }
  label(ticketTexts.level[language], left, top)
  ink()
    .font(fonts.strong)
    .fontSize(12)
    .text(printed(place.level[language]), left, top + 13, { width: width / 2 - 8 })
  label(ticketTexts.section[language], left + width / 2, top)
  ink().font(fonts.strong).fontSize(12)
  pdf.text(printed(place.section[language]), left + width / 2, top + 13, { width: width / 2 })
  const figures = top + 48
  const { row, type } = calledRow(place.row ?? "", place.rowType ?? "SEAT")
  if (type !== "NONE") label(ticketTexts[type === "TABLE" ? "table" : "row"][language], left, figures)
  label(ticketTexts.seat[language], left + width / 2, figures)
  ink().font(fonts.figure).fontSize(52)
  pdf.text(row, left, figures + 14, { lineBreak: false })
  pdf.text(calledSeat(place.seat ?? ""), left + width / 2, figures + 14, { lineBreak: false })
}

/** Below the perforation: what was paid, unless it was given, and under which order. */
function drawStub(pdf: Document, { details, issuer, language }: PageContent, fonts: Fonts): void {
  const { ticket } = details
  const top = CARD.top + CARD.height - 62
  const left = MARGIN + 28
  pdf
    .moveTo(MARGIN, top - 14)
    .lineTo(MARGIN + CARD.width, top - 14)
    .dash(4, { space: 4 })
    .lineWidth(0.8)
    .strokeColor("#b9b2b5")
    .stroke()
    .undash()
  const paid = ticket.price + ticket.service_charge + ticket.tax1 + ticket.tax2 + ticket.tax3
  const column = (x: number, width: number, heading: string, value: string, note: string) => {
    pdf.fillColor(GREY).font(fonts.text).fontSize(9).text(printed(heading), x, top, { width })
    pdf
      .fillColor(issuer.style.ink)
      .font(fonts.strong)
      .fontSize(12)
      .text(printed(value), x, top + 12, { width })
    pdf
      .fillColor(GREY)
      .font(fonts.text)
      .fontSize(8.5)
      .text(printed(note), x, top + 28, { width })
  }
  column(left, 170, details.priceLevel[language], details.priceType[language], "")
  // What a gift cost is nobody's business who was given it.
  if (ticket.gift_recipient === null)
    column(
      left + 178,
      160,
      ticketTexts.pricePaid[language],
      formatMoney(paid, language),
      ticketTexts.priceNote[language],
    )
  column(left + 346, 130, saleTexts.order[language], details.receiptNumber, "")
}

function drawSmallPrint(pdf: Document, { issuer, language }: PageContent, fonts: Fonts): void {
  const top = CARD.top + CARD.height + 26
  pdf.fillColor(issuer.style.ink).font(fonts.text).fontSize(10)
  pdf.text(printed(ticketTexts.oneEntry[language]), MARGIN, top, { width: CARD.width, lineGap: 2 })
  pdf.moveDown(1).fillColor(GREY).fontSize(9)
  pdf.text(printed(`${saleTexts.soldBy[language]} ${issuer.name}`), { width: CARD.width })
  for (const line of issuer.lines) pdf.text(printed(line), { width: CARD.width })
}

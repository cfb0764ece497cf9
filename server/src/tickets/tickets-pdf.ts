import { placeAddress } from "@parterre/domain/addresses"
import type { Knex } from "knex"
import PDFDocument from "pdfkit"
import type { ThemeColumn, WebsiteRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"
import { organiserOf, sellerOf } from "../websites/organiser.ts"
import { readWebsite } from "../websites/website-store.ts"
import { bytesOf, PAGE } from "./printing.ts"
import type { TicketBarcodes } from "./ticket-barcodes.ts"
import type { TicketDetails } from "./ticket-details.ts"
import { drawTicket, type TicketIssuer, type TicketStyle } from "./ticket-page.ts"
import { ticketTexts } from "./ticket-texts.ts"

/** A PDF with one page a ticket. */
export async function ticketsPdf(
  tickets: readonly TicketDetails[],
  style: TicketStyle,
  language: Language,
  barcodes: TicketBarcodes,
): Promise<Buffer> {
  const titles = [...new Set(tickets.map(({ event }) => event.title[language]))]
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: `${language}-CA`,
    displayTitle: true,
    info: {
      Title: `${ticketTexts.ticket[language]} – ${titles.join(", ")}`,
      Author: tickets[0]?.seller.name[language] ?? "",
    },
  })
  const done = bytesOf(pdf)
  for (const [index, details] of tickets.entries()) {
    pdf.addPage()
    drawTicket(pdf, {
      details,
      issuer: issuerOf(details, style, language),
      language,
      code: barcodes.write(details.ticket),
      index: index + 1,
      count: tickets.length,
    })
  }
  pdf.end()
  return done
}

/** How a website signs what it prints today. */
export async function ticketIssuer(db: Knex, websiteId: string, language: Language): Promise<TicketIssuer> {
  const row = await readWebsite(db, websiteId)
  if (row === undefined) throw new Error(`There is no website ${websiteId}`)
  return websiteIssuer(row, language)
}

/** The same of a website that is read already. */
export const websiteIssuer = (row: WebsiteRow, language: Language): TicketIssuer =>
  issuerOf({ seller: sellerOf(row), timeZone: row.time_zone }, ticketStyle(row), language)

/** The colours and the voice of a website. */
export function ticketStyle({ theme }: Pick<WebsiteRow, "theme">): TicketStyle {
  const { mood, palette }: ThemeColumn = JSON.parse(theme)
  return { mood, accent: colour(palette.accent, "#333333"), ink: colour(palette.ink, "#1a1a1a") }
}

/** Who sold a ticket, as it is signed. */
function issuerOf(
  { seller, timeZone }: Pick<TicketDetails, "seller" | "timeZone">,
  style: TicketStyle,
  language: Language,
): TicketIssuer {
  const { address } = seller
  const { name, phone, email, taxNumbers } = organiserOf(seller, language)
  const lines = [
    address && placeAddress(address, language),
    [phone, email].filter(Boolean).join("  ·  "),
    taxNumbers.join("  ·  "),
  ].filter((line): line is string => line !== undefined && line !== "")
  return { name, timeZone, style, lines }
}

const colour = (given: string | undefined, otherwise: string): string =>
  given !== undefined && /^#[0-9a-f]{6}$/i.test(given) ? given : otherwise

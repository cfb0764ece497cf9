import type { Knex } from "knex"
import PDFDocument from "pdfkit"
import { contentVersion } from "../../availability/count-store.ts"
import { recent } from "../../availability/recent.ts"
import { catalogueStore } from "../../catalogue/catalogue-store.ts"
import { inLanguage } from "../../catalogue/event-answers.ts"
import type { Language, Website } from "../../http/handler.ts"
import { Refusal } from "../../refusal.ts"
import { bytesOf, PAGE } from "../printing.ts"
import { ticketIssuer } from "../tickets-pdf.ts"
import { drawSeatsPage, type SeatsPageContent } from "./seats-page.ts"
import { readSeatsPlan } from "./seats-plan.ts"
import { seatsTexts } from "./seats-texts.ts"

/** Bytes of drawn pages kept: a cart is looked at more than once. */
const keptBytes = 8 * 1024 * 1024

/**
 * Where seats of an event are, as a PDF of one page [CALL-048]. It shows what the map shows to everybody, and nothing of
 * who holds what. Refuses `event-unknown`, also for an event that shoppers do not see, `no-seat-map` and `seats-unknown`.
 */
export function seatsPdfs(db: Knex) {
  const kept = recent<Buffer>(keptBytes, (pdf) => pdf.length)
  return async (
    website: Website,
    language: Language,
    eventId: string,
    seatIds: readonly string[],
  ): Promise<Buffer> => {
    const store = catalogueStore(db, website.id)
    const event = await store.event(eventId)
    if (event === undefined) throw new Refusal("event-unknown")
    const version = await contentVersion(db, event)
    return kept(JSON.stringify([event.id, version, language, ...seatIds]), async () => {
      const [plan, issuer, show, venue] = await Promise.all([
        readSeatsPlan(db, event, seatIds, language),
        ticketIssuer(db, website.id, language),
        store.show(event.show_id),
        store.venue(event.venue_id),
      ])
      const title = inLanguage(language, show?.title_fr ?? "", show?.title_en ?? "")
      const city = venue?.city ?? ""
      return drawSeats({ plan, title, startsAt: event.starts_at, city, issuer, language })
    })
  }
}

/** One page with the seats of a plan. */
async function drawSeats(content: SeatsPageContent): Promise<Buffer> {
  const { title, issuer, language } = content
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: `${language}-CA`,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    info: { Title: `${seatsTexts.seats[language]} – ${title}`, Author: issuer.name },
  })
  const done = bytesOf(pdf)
  drawSeatsPage(pdf, content)
  pdf.end()
  return done
}

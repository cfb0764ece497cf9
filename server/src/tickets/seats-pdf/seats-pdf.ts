import PDFDocument from "pdfkit"
import { inLanguage } from "../../catalogue/event-answers.ts"
import type { Language, Website } from "../../http/handler.ts"
import type { PublishedCatalogue } from "../../published/published-catalogue.ts"
import { Refusal } from "../../refusal.ts"
import { bytesOf, PAGE } from "../printing.ts"
import { websiteIssuer } from "../tickets-pdf.ts"
import { drawSeatsPage, type SeatsPageContent } from "./seats-page.ts"
import { readSeatsPlan } from "./seats-plan.ts"
import { seatsTexts } from "./seats-texts.ts"

/**
 * Where seats of an event are, as a PDF of one page [CALL-048]. It shows what the map shows to everybody, and nothing of
 * who holds what; a cart is looked at more than once, so pages that were drawn are kept. Refuses `event-unknown`, also for an event that shoppers do not see, `no-seat-map` and `seats-unknown`.
 */
export function seatsPdfs(catalogue: PublishedCatalogue) {
  return async (
    website: Website,
    language: Language,
    eventId: string,
    seatIds: readonly string[],
  ): Promise<Buffer> => {
    const site = await catalogue.of(website.id)
    const event = site?.event(eventId)
    if (site === undefined || event === undefined) throw new Refusal("event-unknown")
    return site.memory.keep(`seats pdf ${JSON.stringify([event.id, language, ...seatIds])}`, "", async () => {
      const plan = await readSeatsPlan(site, event, seatIds, language)
      const issuer = websiteIssuer(site.row, language)
      const show = site.show(event.show_id)
      const title = inLanguage(language, show?.title_fr ?? "", show?.title_en ?? "")
      const city = site.venue(event.venue_id)?.city ?? ""
      const value = await drawSeats({ plan, title, startsAt: event.starts_at, city, issuer, language })
      return { value, size: value.length }
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

import type { MapPriceLevel, SeatDetail, Venue } from "@parterre/contract"
import { inLanguage } from "../catalogue/event-answers.ts"
import type { VenuePriceLevelRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { type MapMode, venueAnswer } from "./venue-answer.ts"

/** The map of a venue apart from its events, as staff look at it [CALL-010] [CALL-011]. */
export async function venueMap(
  site: PublishedWebsite,
  language: Language,
  venueId: string,
  mode: MapMode,
): Promise<Venue> {
  if (site.venue(venueId) === undefined) throw new Refusal("venue-unknown")
  const { avoidSingle, lastResort } = site.website
  return venueAnswer(site, venueId, language, mode, {
    priced: (level) => [unpriced(level, language)],
    rule: { avoidSingle, lastResort },
  })
}

/** Which price level each seat of a section belongs to and what is noted of it. */
export async function venueSectionDetails(
  site: PublishedWebsite,
  language: Language,
  venueId: string,
  sectionId: string,
): Promise<SeatDetail[]> {
  if (site.venue(venueId) === undefined) throw new Refusal("venue-unknown")
  const section = site.section(sectionId)
  if (section?.venue_id !== venueId) throw new Refusal("section-unknown")
  return (await site.seatsIn(section)).seats.map((seat) =>
    defined({
      seatId: seat.seat_id,
      priceLevelId: seat.price_level_id,
      invisible: false,
      // No event says otherwise: every seat of the house is one that could be sold.
      sellable: true,
      note: inLanguage(language, seat.note_fr, seat.note_en) ?? undefined,
    }),
  )
}

/** Prices belong to events: a venue's price levels have a name and a colour only. */
const unpriced = (level: VenuePriceLevelRow, language: Language): MapPriceLevel => ({
  id: level.id,
  name: inLanguage(language, level.name_fr, level.name_en),
  color: level.color,
  prices: [],
  min: 0,
  max: 0,
})

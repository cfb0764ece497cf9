import type { MapPriceLevel, SeatDetail, Venue } from "@parterre/contract"
import type { Knex } from "knex"
import { inLanguage } from "../catalogue/event-answers.ts"
import type { VenuePriceLevelRow, VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { type MapMode, venueAnswer } from "./venue-answer.ts"
import { venueStore } from "./venue-store.ts"

/** The map of a venue apart from its events, as staff look at it [CALL-010] [CALL-011]. */
export async function venueMap(
  db: Knex,
  website: Website,
  language: Language,
  venueId: string,
  mode: MapMode,
): Promise<Venue> {
  const venue = await findVenue(db, website, venueId)
  return venueAnswer(db, website, language, venue, mode, (level) => [unpriced(level, language)])
}

/** Which price level each seat of a section belongs to and what is noted of it. */
export async function venueSectionDetails(
  db: Knex,
  website: Website,
  language: Language,
  venueId: string,
  sectionId: string,
): Promise<SeatDetail[]> {
  const venue = await findVenue(db, website, venueId)
  const store = venueStore(db, website.id)
  const section = await store.section(sectionId)
  if (section?.venue_id !== venue.id) throw new Refusal("section-unknown")
  return (await store.seats(venue.id, sectionId)).map((seat) =>
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

async function findVenue(db: Knex, website: Website, venueId: string): Promise<VenueRow> {
  const venue = await venueStore(db, website.id).venue(venueId)
  if (venue === undefined) throw new Refusal("venue-unknown")
  return venue
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

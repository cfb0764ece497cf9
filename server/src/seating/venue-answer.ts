import type { MapPriceLevel, Venue } from "@parterre/contract"
import type { Knex } from "knex"
import { inLanguage } from "../catalogue/event-answers.ts"
import type { VenuePriceLevelRow, VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { type Geometry, levelAnswers } from "./venue-geometry.ts"
import { venueStore } from "./venue-store.ts"

export type MapMode = "full" | "polygons"

/** A venue as a map; what its price levels cost is for the caller to say, level by level. */
export async function venueAnswer(
  db: Knex,
  website: Website,
  language: Language,
  venue: VenueRow | undefined,
  mode: MapMode,
  priced: (level: VenuePriceLevelRow) => MapPriceLevel[],
): Promise<Venue> {
  const bounds: Venue["bounds"] | null = JSON.parse(venue?.bounds ?? "null")
  if (venue === undefined || bounds === null) throw new Refusal("no-seat-map")
  const geometry = await readGeometry(db, website, venue, mode)
  return defined({
    id: venue.id,
    name: inLanguage(language, venue.name_fr, venue.name_en),
    levels: levelAnswers(geometry, language),
    priceLevels: geometry.priceLevels.flatMap(priced),
    seatSizeFactor: venue.seat_size_factor,
    avoidSingle: website.avoidSingle,
    lastResort: website.lastResort,
    decorations: JSON.parse(venue.decorations) as Venue["decorations"],
    bounds,
    version: venue.version,
  })
}

async function readGeometry(db: Knex, website: Website, venue: VenueRow, mode: MapMode): Promise<Geometry> {
  const store = venueStore(db, website.id)
  const [levels, priceLevels, sections, sectionLevels] = await Promise.all([
    store.levels(venue.id),
    store.priceLevels(venue.id),
    store.sections(venue.id),
    store.sectionLevels(venue.id),
  ])
  const rows = mode === "full" ? await store.rows(venue.id) : []
  const seats = mode === "full" ? await store.seats(venue.id) : undefined
  return { levels, priceLevels, sections, sectionLevels, rows, seats }
}

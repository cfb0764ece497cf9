import type { MapPriceLevel, Venue } from "@parterre/contract"
import { inLanguage } from "../catalogue/event-answers.ts"
import { decorationsIn } from "../database/decorations.ts"
import type { VenuePriceLevelRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import { levelAnswers } from "./venue-geometry.ts"

export type MapMode = "full" | "polygons"

/** A venue as a map; what its price levels cost and how its seats are picked is for the caller to say. */
export async function venueAnswer(
  site: PublishedWebsite,
  venueId: string,
  language: Language,
  mode: MapMode,
  {
    priced,
    rule,
  }: {
    readonly priced: (level: VenuePriceLevelRow) => MapPriceLevel[]
    readonly rule: Pick<Venue, "avoidSingle" | "lastResort">
  },
): Promise<Venue> {
  const venue = site.venue(venueId)
  const bounds: Venue["bounds"] | null = JSON.parse(venue?.bounds ?? "null")
  if (venue === undefined || bounds === null) throw new Refusal("no-seat-map")
  const seats = mode === "full" ? await site.seatsOf(venueId) : undefined
  const priceLevels = site.priceLevelsOf(venueId)
  const geometry = {
    levels: site.levelsOf(venueId),
    priceLevels,
    sections: site.sectionsOf(venueId),
    sectionLevels: site.seatCountsOf(venueId),
    rows: seats?.rows ?? [],
    seats: seats?.seats,
  }
  return defined({
    id: venue.id,
    name: inLanguage(language, venue.name_fr, venue.name_en),
    levels: levelAnswers(geometry, language),
    priceLevels: priceLevels.flatMap(priced),
    seatSizeFactor: venue.seat_size_factor,
    ...rule,
    decorations: decorationsIn(venue.decorations, language),
    bounds,
    version: venue.version,
  })
}

import type { MapPriceLevel, Section } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import { inLanguage, priceOf } from "../catalogue/event-answers.ts"
import type { PriceRow, VenuePriceLevelRow, VenueSectionRow } from "../database/tables.ts"
import type { Language } from "../http/handler.ts"
import { toldPrices } from "../published/open-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import { Refusal } from "../refusal.ts"
import type { MapMode } from "./venue-answer.ts"
import { sectionAnswers } from "./venue-geometry.ts"

/** One section of a venue, with its seats or as a polygon. */
export async function sectionAnswer(
  site: PublishedWebsite,
  section: VenueSectionRow,
  language: Language,
  mode: MapMode,
): Promise<Section> {
  const venueId = section.venue_id
  const seats = mode === "full" ? await site.seatsIn(section) : undefined
  const [answer] = sectionAnswers(
    {
      levels: site.levelsOf(venueId),
      priceLevels: site.priceLevelsOf(venueId),
      sections: [section],
      rows: seats?.rows ?? [],
      seats: seats?.seats,
      sectionLevels: site.seatCountsOf(venueId),
    },
    language,
  )
  if (answer === undefined) throw new Refusal("section-unknown")
  return answer
}

/** A price level that has prices; others are drawn but not sold. */
export function mapPriceLevel(
  level: VenuePriceLevelRow,
  prices: readonly PriceRow[],
  language: Language,
): MapPriceLevel[] {
  const rows = prices.filter((row) => row.price_level_id === level.id)
  if (rows.length === 0) return []
  const amounts = toldPrices(rows).map((row) => allInPrice(row.price, row.service_charge))
  return [
    {
      id: level.id,
      name: inLanguage(language, level.name_fr, level.name_en),
      color: level.color,
      prices: rows.map((row) => priceOf(row, language)),
      min: Math.min(...amounts),
      max: Math.max(...amounts),
    },
  ]
}

import type { MapPriceLevel, Section, Venue } from "@parterre/contract"
import { allInPrice } from "@parterre/domain"
import type { Knex } from "knex"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import { inLanguage, priceOf } from "../catalogue/event-answers.ts"
import type { EventPriceRow, EventRow, VenuePriceLevelRow, VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import { entityTag } from "../http/caching.ts"
import { FileAnswer, type Language, type Website } from "../http/handler.ts"
import { contentVersion } from "../places/place-counts.ts"
import { recent } from "../places/recent.ts"
import { Refusal } from "../refusal.ts"
import { type Geometry, levelAnswers, sectionAnswers } from "./venue-geometry.ts"
import { venueStore } from "./venue-store.ts"

export type MapMode = "full" | "polygons"

/** Bytes of finished maps kept: the largest arena in two languages and modes, several times. */
const keptBytes = 96 * 1024 * 1024

/** The whole map of an event's venue; its bytes are kept until an import changes them. */
export function seatMaps(db: Knex) {
  const kept = recent<FileAnswer>(keptBytes, ({ body }) => body.length)
  return async (
    website: Website,
    language: Language,
    eventId: string,
    mode: MapMode,
  ): Promise<FileAnswer> => {
    const event = await catalogueStore(db, website.id).event(eventId)
    if (event === undefined) throw new Refusal("event-unknown")
    const version = await contentVersion(db, event)
    const key = [event.id, version, website.avoidSingle, website.lastResort, language, mode].join(" ")
    return kept(key, async () => {
      const body = Buffer.from(JSON.stringify(await venueAnswer(db, website, language, event, mode)))
      return new FileAnswer("application/json; charset=utf-8", body, { etag: entityTag(body) })
    })
  }
}

/** One section of a venue, with its seats or as a polygon. */
export async function sectionAnswer(
  db: Knex,
  website: Website,
  language: Language,
  sectionId: string,
  mode: MapMode,
): Promise<Section> {
  const store = venueStore(db, website.id)
  const section = await store.section(sectionId)
  if (section === undefined) throw new Refusal("section-unknown")
  const venueId = section.venue_id
  const [levels, priceLevels, rows, seats] = await Promise.all([
    store.levels(venueId),
    store.priceLevels(venueId),
    store.rows(venueId, sectionId),
    store.seats(venueId, sectionId),
  ])
  const [answer] = sectionAnswers(
    {
      levels,
      priceLevels,
      sections: [section],
      rows,
      seats: mode === "full" ? seats : undefined,
      sectionLevels: seats,
    },
    language,
  )
  if (answer === undefined) throw new Refusal("section-unknown")
  return answer
}

async function venueAnswer(
  db: Knex,
  website: Website,
  language: Language,
  event: EventRow,
  mode: MapMode,
): Promise<Venue> {
  const store = venueStore(db, website.id)
  const venue = await store.venue(event.venue_id)
  const bounds: Venue["bounds"] | null = JSON.parse(venue?.bounds ?? "null")
  if (venue === undefined || bounds === null) throw new Refusal("no-seat-map")
  const [geometry, prices] = await Promise.all([
    readGeometry(db, website, venue, mode),
    catalogueStore(db, website.id).prices([event.id]),
  ])
  return defined({
    id: venue.id,
    name: inLanguage(language, venue.name_fr, venue.name_en),
    levels: levelAnswers(geometry, language),
    priceLevels: geometry.priceLevels.flatMap((level) => mapPriceLevel(level, prices, language)),
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

/** A price level the event has prices for; others are drawn but not sold. */
function mapPriceLevel(
  level: VenuePriceLevelRow,
  eventPrices: readonly EventPriceRow[],
  language: Language,
): MapPriceLevel[] {
  const rows = eventPrices.filter((row) => row.price_level_id === level.id)
  if (rows.length === 0) return []
  const amounts = rows.map((row) => allInPrice(row.price, row.service_charge))
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

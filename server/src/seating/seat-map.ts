import type { MapPriceLevel, Section, Venue } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"
import type { Sold } from "@parterre/domain/subscriptions"
import type { Knex } from "knex"
import { contentVersion } from "../availability/count-store.ts"
import { recent } from "../availability/recent.ts"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import { inLanguage, priceOf } from "../catalogue/event-answers.ts"
import type { PriceRow, VenuePriceLevelRow } from "../database/tables.ts"
import { entityTag } from "../http/caching.ts"
import { FileAnswer, type Language, type Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { subscriptionStore, visibleSubscription } from "../subscriptions/subscription-store.ts"
import { type MapMode, venueAnswer } from "./venue-answer.ts"
import { sectionAnswers } from "./venue-geometry.ts"
import { venueStore } from "./venue-store.ts"

/** Bytes of finished maps kept: the largest arena in two languages and modes, several times. */
const keptBytes = 96 * 1024 * 1024

/** The whole map of the venue of an event or a subscription; its bytes are kept until an import changes them. */
export function seatMaps(db: Knex) {
  const kept = recent<FileAnswer>(keptBytes, ({ body }) => body.length)
  return async (website: Website, language: Language, subject: Sold, mode: MapMode): Promise<FileAnswer> => {
    const sold = await soldOn(db, website, subject)
    const version = await contentVersion(db, sold)
    const key = [
      subject.type,
      sold.id,
      version,
      website.avoidSingle,
      website.lastResort,
      language,
      mode,
    ].join(" ")
    return kept(key, async () => {
      const body = Buffer.from(JSON.stringify(await soldVenue(db, website, language, sold, mode)))
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

/** Where what is sold on a map takes place, and where to read what it costs. */
interface OnMap {
  readonly id: string
  readonly website_id: string
  readonly venue_id: string
  readonly prices: () => Promise<readonly PriceRow[]>
}

async function soldOn(db: Knex, website: Website, { type, id }: Sold): Promise<OnMap> {
  if (type === "event") {
    const store = catalogueStore(db, website.id)
    const event = await store.event(id)
    if (event === undefined) throw new Refusal("event-unknown")
    return { ...event, prices: () => store.prices([event.id]) }
  }
  const subscription = await visibleSubscription(db, website.id, id)
  if (subscription === undefined) throw new Refusal("subscription-unknown")
  return { ...subscription.row, prices: () => subscriptionStore(db, website.id).prices([id]) }
}

async function soldVenue(
  db: Knex,
  website: Website,
  language: Language,
  sold: OnMap,
  mode: MapMode,
): Promise<Venue> {
  const [venue, prices] = await Promise.all([venueStore(db, website.id).venue(sold.venue_id), sold.prices()])
  return venueAnswer(db, website, language, venue, mode, (level) => mapPriceLevel(level, prices, language))
}

/** A price level that has prices; others are drawn but not sold. */
function mapPriceLevel(
  level: VenuePriceLevelRow,
  prices: readonly PriceRow[],
  language: Language,
): MapPriceLevel[] {
  const rows = prices.filter((row) => row.price_level_id === level.id)
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

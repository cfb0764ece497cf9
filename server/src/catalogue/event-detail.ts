import type { EventDetail, PriceLevel } from "@parterre/contract"
import { computeTaxes, PROVINCES } from "@parterre/domain"
import type { EventPriceRow, VenuePriceLevelRow, VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Language, Website } from "../http/handler.ts"
import { type PlaceCount, placeCounts, sumLeft } from "../places/place-counts.ts"
import { municipalTaxesOf } from "../pricing/municipal-taxes.ts"
import { Refusal } from "../refusal.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { catalogueStore } from "./catalogue-store.ts"
import { inLanguage, noteOf, placeOf, priceFrom, priceOf } from "./event-answers.ts"
import { saleStateNow } from "./sale-state.ts"

/** Seats above which a map begins with its sections and loads seats when zoomed. */
const largeVenue = 2_000

/** One event with what its places cost, by id or code. */
export async function eventDetail(
  { db, clock }: Dependencies,
  website: Website,
  language: Language,
  idOrCode: string,
): Promise<EventDetail> {
  const store = catalogueStore(db, website.id)
  const now = clock.now()
  const row = await store.event(idOrCode)
  if (row === undefined) throw new Refusal("event-unknown")
  const [[page], show, venue, levels, prices, counts] = await Promise.all([
    store.pages(row.page_id),
    store.show(row.show_id),
    store.venue(row.venue_id),
    store.priceLevels(row.venue_id),
    store.prices([row.id]),
    placeCounts(db, row, now),
  ])
  if (page === undefined || show === undefined || venue === undefined) throw new Refusal("event-unknown")
  const iso = (at: number) => isoInZone(at, website.timeZone)
  const placesLeft = sumLeft(counts)
  const onSale = { saleState: row.sale_state, startsAt: row.starts_at, onSaleFrom: row.on_sale_from }
  return defined({
    id: row.id,
    code: row.code,
    pageId: page.id,
    showId: show.id,
    title: inLanguage(language, show.title_fr, show.title_en),
    pageTitle: inLanguage(language, page.title_fr, page.title_en),
    imageUrl: assetUrl(website.id, page.image),
    start: iso(row.starts_at),
    doors: row.doors_at === null ? undefined : iso(row.doors_at),
    onSaleFrom: row.on_sale_from === null ? undefined : iso(row.on_sale_from),
    durationMinutes: show.duration_minutes ?? undefined,
    note: noteOf(row, language),
    saleState: saleStateNow(onSale, now, placesLeft),
    place: placeOf(venue, language),
    seatMap: seatMapOf(venue, counts),
    priceLevels: levels.flatMap((level) => priceLevel(level, prices, counts, language)),
    priceFrom: priceFrom(prices),
    placesLeft,
    avoidSingle: website.avoidSingle,
    lastResort: website.lastResort,
    taxNames: taxNames(row.province, venue, iso(now), language),
    serverTime: iso(now),
    timeZone: website.timeZone,
  })
}

function seatMapOf(venue: VenueRow, counts: readonly PlaceCount[]): EventDetail["seatMap"] {
  const hasSeats = venue.bounds !== null && counts.some(({ kind }) => kind === "seats")
  if (!hasSeats) return "none"
  return venue.seat_count > largeVenue ? "polygons" : "full"
}

/** A price level of the venue, when the event has prices for it. */
function priceLevel(
  level: VenuePriceLevelRow,
  eventPrices: readonly EventPriceRow[],
  counts: readonly PlaceCount[],
  language: Language,
): PriceLevel[] {
  const rows = eventPrices.filter((row) => row.price_level_id === level.id)
  if (rows.length === 0) return []
  const places = counts.filter((count) => count.priceLevelId === level.id)
  const admission = places.find(({ kind }) => kind === "general-admission")
  const placesLeft = sumLeft(places)
  const prices = rows.map((row) => row.price)
  const charges = rows.map((row) => row.service_charge)
  return [
    defined({
      id: level.id,
      name: inLanguage(language, level.name_fr, level.name_en),
      prices: rows.map((row) => priceOf(row, language)),
      price_min: Math.min(...prices),
      price_max: Math.max(...prices),
      serviceCharge_min: Math.min(...charges),
      serviceCharge_max: Math.max(...charges),
      original_price_min: Math.min(...prices),
      original_price_max: Math.max(...prices),
      soldout: placesLeft === 0,
      hasPromo: false,
      rs: admission === undefined,
      priceLevelColor: level.color,
      qty: 0,
      seatsId: [],
      sectionId: admission?.sectionId,
      placesLeft,
    }),
  ]
}

/** The taxes of a sale on a day: they follow the sale, not the show. */
function taxNames(provinceState: string, venue: VenueRow, day: string, language: Language): string[] {
  const province = PROVINCES.find((known) => known === provinceState)
  if (province === undefined) return []
  const taxes = computeTaxes({ province, date: day, lines: [], municipalTaxes: municipalTaxesOf(venue) })
  return [taxes.descriptionTax1, taxes.descriptionTax2, taxes.descriptionTax3].flatMap(
    (name) => name?.[language] ?? [],
  )
}

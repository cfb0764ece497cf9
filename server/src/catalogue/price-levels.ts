import type { PriceLevel, SeatMapMode } from "@parterre/contract"
import { PROVINCES } from "@parterre/domain/provinces"
import { venueMode } from "@parterre/domain/seats"
import { taxesInForce } from "@parterre/domain/taxes"
import { type AvailabilityCount, sumLeft } from "../availability/event-tally.ts"
import type { PriceRow, VenuePriceLevelRow, VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { municipalTaxesOf } from "../pricing/municipal-taxes.ts"
import { toldPrices } from "../published/open-prices.ts"
import { inLanguage, priceOf } from "./event-answers.ts"

/** How a map is asked for, when what is sold has seats on one. */
export function seatMapOf(venue: VenueRow, counts: readonly AvailabilityCount[]): SeatMapMode {
  const hasSeats = venue.bounds !== null && counts.some(({ kind }) => kind === "seats")
  if (!hasSeats) return "none"
  return venueMode(venue.seat_count)
}

/** A price level of the venue, when what is sold has prices for it. */
export function priceLevel(
  level: VenuePriceLevelRow,
  soldAt: readonly PriceRow[],
  counts: readonly AvailabilityCount[],
  language: Language,
  isPromoted: (price: PriceRow) => boolean = () => false,
): PriceLevel[] {
  const rows = soldAt.filter((row) => row.price_level_id === level.id)
  if (rows.length === 0) return []
  const places = counts.filter((count) => count.priceLevelId === level.id)
  const admission = places.find(({ kind }) => kind === "general-admission")
  const placesLeft = sumLeft(places)
  const told = toldPrices(rows)
  const prices = told.map((row) => row.price)
  const originals = told.map((row) => row.original_price ?? row.price)
  const charges = told.map((row) => row.service_charge)
  return [
    defined({
      id: level.id,
      name: inLanguage(language, level.name_fr, level.name_en),
      prices: rows.map((row) => priceOf(row, language)),
      price_min: Math.min(...prices),
      price_max: Math.max(...prices),
      serviceCharge_min: Math.min(...charges),
      serviceCharge_max: Math.max(...charges),
      original_price_min: Math.min(...originals),
      original_price_max: Math.max(...originals),
      soldout: placesLeft === 0,
      hasPromo: rows.some(isPromoted),
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
export function taxNames(provinceState: string, venue: VenueRow, day: string, language: Language): string[] {
  const province = PROVINCES.find((known) => known === provinceState)
  if (province === undefined) return []
  const place = { province, municipalTaxes: municipalTaxesOf(venue) }
  return taxesInForce(place, day).map(({ name }) => name[language])
}

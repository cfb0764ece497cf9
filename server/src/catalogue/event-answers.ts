import type { CalendarEvent, ItemHour, Place, Price, SaleState, SeatMapMode } from "@parterre/contract"
import { writtenDayAndHour, writtenHour } from "@parterre/domain/dates"
import type { EventRow, PageRow, PriceRow, ShowRow, VenueRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language, Website } from "../http/handler.ts"
import { dayIdOf } from "../published/published-website.ts"
import { assetUrl } from "../websites/website-config.ts"
import { isoInZone } from "../zoned-time.ts"
import { stateOfAll } from "./sale-state.ts"

/** Places left below which shoppers are told how many. */
const few = 20

/** The text of a row in one language. */
export const inLanguage = <Value>(language: Language, fr: Value, en: Value): Value =>
  language === "fr" ? fr : en

/** An event with all that decides how it is shown. */
export interface PublishedEvent {
  readonly row: EventRow
  readonly show: ShowRow
  readonly page: PageRow
  readonly venue: VenueRow
  readonly saleState: SaleState
  readonly placesLeft: number
  /** Cents, service charge included; undefined without prices. */
  readonly priceFrom: number | undefined
  readonly inPresale: boolean
  readonly seatMap: SeatMapMode
}

/** Where an event takes place, and what is printed of it. */
export type VenueFacts = Pick<
  VenueRow,
  | "id"
  | "name_fr"
  | "name_en"
  | "address_line1"
  | "address_line2"
  | "city"
  | "province_state"
  | "postal_code"
  | "country"
  | "latitude"
  | "longitude"
>

export const placeOf = (venue: VenueFacts, language: Language): Place =>
  defined({
    id: venue.id,
    name: inLanguage(language, venue.name_fr, venue.name_en),
    addressLine1: venue.address_line1 ?? undefined,
    addressLine2: venue.address_line2 ?? undefined,
    city: venue.city,
    provinceState: venue.province_state,
    postalCode: venue.postal_code ?? undefined,
    country: venue.country,
    latitude: venue.latitude ?? undefined,
    longitude: venue.longitude ?? undefined,
  })

export const priceOf = (row: PriceRow, language: Language): Price => ({
  id: row.id,
  name: inLanguage(language, row.name_fr, row.name_en),
  priceType: row.key,
  price: row.price,
  ...(row.original_price === null ? {} : { originalPrice: row.original_price }),
  serviceCharges: row.service_charge,
  divisor: row.divisor,
  maxTickets: row.max_tickets ?? 0,
  minTickets: row.min_tickets,
  ...(row.sold_out === 1 ? { soldout: true } : {}),
})

export function noteOf(event: EventRow, language: Language): string | undefined {
  return inLanguage(language, event.note_fr, event.note_en) ?? undefined
}

/** Events as a calendar shows them, each day of several hours as one; by start, as they are given. */
export const calendarEvents = (
  events: readonly PublishedEvent[],
  website: Website,
  language: Language,
): CalendarEvent[] =>
  [...Map.groupBy(events, ({ row }) => dayIdOf(row)).values()].map((hours) =>
    calendarDay(hours, website, language),
  )

/** The hours of a day as one event, from its first hour on. */
function calendarDay(hours: readonly PublishedEvent[], website: Website, language: Language): CalendarEvent {
  const [first] = hours
  if (first === undefined) throw new Error("A day has at least one hour")
  const { row } = first
  if (row.day_code === null) return calendarEvent(first, website, language)
  return {
    ...calendarEvent({ ...first, ...dayFacts(hours) }, website, language),
    ...{ id: dayIdOf(row), code: row.day_code, itemHours: itemHours(hours, website, language) },
  }
}

/** What is said of a day: its state, its places and the least price are those of the hours that can be bought. */
export function dayFacts(
  hours: readonly PublishedEvent[],
): Pick<PublishedEvent, "saleState" | "placesLeft" | "priceFrom" | "inPresale"> {
  const onSale = hours.filter(({ saleState }) => saleState === "ONSALE")
  return {
    saleState: stateOfAll(hours.map(({ saleState }) => saleState)),
    placesLeft: onSale.reduce((sum, { placesLeft }) => sum + placesLeft, 0),
    priceFrom: lowest(hours),
    inPresale: hours.some(({ inPresale }) => inPresale),
  }
}

/** The cheapest of what can be bought, else of what there is. */
export function lowest(
  things: readonly Pick<PublishedEvent, "saleState" | "priceFrom">[],
): number | undefined {
  const onSale = things.filter((thing) => thing.saleState === "ONSALE")
  const prices = (onSale.length > 0 ? onSale : things).flatMap((thing) => thing.priceFrom ?? [])
  return prices.length === 0 ? undefined : Math.min(...prices)
}

export function calendarEvent(event: PublishedEvent, website: Website, language: Language): CalendarEvent {
  const { row, show, page, venue, saleState, placesLeft } = event
  const iso = (at: number | null) => (at === null ? undefined : isoInZone(at, website.timeZone))
  return defined({
    id: row.id,
    code: row.code,
    showId: show.id,
    title: inLanguage(language, show.title_fr, show.title_en),
    imageUrl: assetUrl(website.id, page.image),
    note: noteOf(row, language),
    saleState,
    itemHours: [itemHour(event, website, language)],
    altExhibit: row.alt_exhibit === 1 ? true : undefined,
    start: isoInZone(row.starts_at, website.timeZone),
    doors: iso(row.doors_at),
    onSaleFrom: iso(row.on_sale_from),
    inPresale: event.inPresale || undefined,
    place: placeOf(venue, language),
    seatMap: event.seatMap,
    priceFrom: event.priceFrom,
    placesLeft: saleState === "ONSALE" && placesLeft <= few ? placesLeft : undefined,
  })
}

export const itemHours = (
  hours: readonly PublishedEvent[],
  website: Website,
  language: Language,
): ItemHour[] => hours.map((hour) => itemHour(hour, website, language))

const itemHour = ({ row, saleState }: PublishedEvent, website: Website, language: Language): ItemHour => ({
  formattedHour: writtenHour(row.starts_at, website.timeZone, language),
  formattedDatetime: writtenDayAndHour(row.starts_at, website.timeZone, language),
  saleState,
  expositionId: row.id,
  start: isoInZone(row.starts_at, website.timeZone),
  dateOnly: false,
})

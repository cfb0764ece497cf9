import { shownVenue } from "../carts/hold-details-store.ts"
import type { PriceRow, VenueLevelRow, VenueRowRow, VenueSectionRow } from "../database/tables.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import type { VenueSeats } from "../published/venue-seats.ts"
import type {
  AdmissionRow,
  EventOnSaleRow,
  LevelAt,
  NamedPrice,
  PreferredRowsRow,
  RowOnSaleRow,
  RowsAsked,
  SubscriptionOnSaleRow,
} from "./on-sale-store.ts"
import { keyAt } from "./rows-on-sale.ts"

/** An event as holds need it; undefined when shoppers may not see it. */
export function eventRow(site: PublishedWebsite | undefined, id: string): EventOnSaleRow | undefined {
  const event = site?.event(id)
  if (site === undefined || event?.id !== id) return undefined
  const [show, page, venue] = [site.show(event.show_id), site.page(event.page_id), site.venue(event.venue_id)]
  if (show === undefined || page === undefined || venue === undefined) return undefined
  const { website_id, page_id, day_code, starts_at, province, sale_state, on_sale_from } = event
  const { avoid_single, presale_id, presale_from, presale_members } = event
  const shown = Object.fromEntries(shownVenue.map((column) => [column, venue[column]])) as Pick<
    typeof venue,
    (typeof shownVenue)[number]
  >
  return {
    ...shown,
    ...{ event_id: id, website_id, page_id, day_code, starts_at, province, sale_state, on_sale_from },
    ...{ avoid_single, presale_id, presale_from, presale_members },
    ...{ title_fr: show.title_fr, title_en: show.title_en },
    ...{ image: page.image, same_ticket_count: page.same_ticket_count },
    prices: namedPrices(site, venue.id, site.pricesOf(id)),
  }
}

/** A subscription that shoppers may see. */
export function subscriptionRow(
  site: PublishedWebsite | undefined,
  id: string,
): SubscriptionOnSaleRow | undefined {
  const found = site?.subscription(id)
  const venueId = found?.events[0]?.venue_id
  if (site === undefined || found === undefined || venueId === undefined) return undefined
  const { website_id, title_fr, title_en } = found.row
  return {
    ...{ id, website_id, title_fr, title_en },
    events: found.events.map((event) => ({ id: event.id, sale_state: event.sale_state })),
    prices: namedPrices(site, venueId, found.prices),
  }
}

function namedPrices(site: PublishedWebsite, venueId: string, prices: readonly PriceRow[]): NamedPrice[] {
  const levels = new Map(site.priceLevelsOf(venueId).map((level) => [level.id, level]))
  return prices.map((price) => {
    const { id, price_level_id, key, name_fr, name_en, service_charge, min_tickets, max_tickets } = price
    const level = levels.get(price_level_id)
    return {
      ...{ id, price_level_id, key, name_fr, name_en, service_charge, min_tickets, max_tickets },
      ...{ price: price.price, divisor: price.divisor },
      ...{ original_price: price.original_price, sold_out: price.sold_out },
      ...{ level_fr: level?.name_fr ?? "", level_en: level?.name_en ?? "" },
    }
  })
}

/** The venue of an event with its seats, and those that are not sold at the event. */
export interface HouseOfEvent {
  readonly site: PublishedWebsite
  readonly venueId: string
  readonly seats: VenueSeats
  readonly off: Awaited<ReturnType<PublishedWebsite["seatsOffOf"]>>
}

/** The general admission sections of an event, in the order of their venue. */
export const admissionRows = (event_id: string, { site, venueId }: HouseOfEvent): AdmissionRow[] =>
  site
    .sectionsOf(venueId)
    .filter(({ kind }) => kind === "general-admission")
    .map((section) => ({
      ...{ event_id, id: section.id, price_level_id: section.price_level_id },
      ...namesOf(site, section),
    }))

/** Whole rows, each once an event; the houses of all events that are asked about are known. */
export function rowsAsked(asked: RowsAsked, houses: ReadonlyMap<string, HouseOfEvent>): RowOnSaleRow[] {
  const found = new Map<string, RowOnSaleRow>()
  const add = (eventId: string, house: HouseOfEvent | undefined, row: VenueRowRow | undefined) => {
    if (house === undefined || row === undefined) return
    const key = keyAt(eventId, row.id)
    if (!found.has(key)) found.set(key, rowAt(eventId, house, row))
  }
  for (const { eventId, seatId } of asked.seats) {
    const house = houses.get(eventId)
    add(eventId, house, house?.seats.row(house.seats.seat(seatId)?.row_id ?? ""))
  }
  for (const { eventId, rowId } of asked.rows) {
    const house = houses.get(eventId)
    add(eventId, house, house?.seats.row(rowId))
  }
  for (const { eventId, sectionId } of asked.sections) {
    const house = houses.get(eventId)
    for (const row of house?.seats.rowsOfSection(sectionId) ?? []) add(eventId, house, row)
  }
  return [...found.values()]
}

/** The rows of price levels, the best first; the houses of all events that are asked about are known. */
export const preferredRows = (
  levels: readonly LevelAt[],
  houses: ReadonlyMap<string, HouseOfEvent>,
): PreferredRowsRow[] =>
  levels.flatMap(({ eventId, priceLevelId }) => {
    const rows = houses.get(eventId)?.seats.preferredRows(priceLevelId) ?? []
    return rows.length === 0 ? [] : { event_id: eventId, price_level_id: priceLevelId, rows }
  })

function rowAt(event_id: string, { site, seats, off }: HouseOfEvent, row: VenueRowRow): RowOnSaleRow {
  const onSale = seatsOnSale(seats, row.id)
  return {
    ...{ event_id, id: row.id, row_name: row.name, type: row.type, ordinal: row.ordinal },
    section_id: row.section_id,
    ...namesOf(site, site.section(row.section_id)),
    seats: areOff(onSale, off)
      ? onSale.map((seat) => ({ ...seat, off: off.get(seat.seat_id) ?? null }))
      : onSale,
  }
}

type SeatsOfRow = RowOnSaleRow["seats"]

const areOff = (seats: SeatsOfRow, off: HouseOfEvent["off"]): boolean =>
  off.size > 0 && seats.some(({ seat_id }) => off.has(seat_id))

/** The seats of rows that are all sold, made once for all events of a venue. */
const allOnSale = new WeakMap<VenueSeats, Map<string, SeatsOfRow>>()

function seatsOnSale(venue: VenueSeats, rowId: string): SeatsOfRow {
  const ofRows = allOnSale.get(venue) ?? new Map<string, SeatsOfRow>()
  allOnSale.set(venue, ofRows)
  const known = ofRows.get(rowId)
  if (known !== undefined) return known
  const seats = venue.seatsOfRow(rowId).map(({ seat_id, name, price_level_id, accessible, x }) => ({
    ...{ seat_id, name, price_level_id, accessible, x },
    off: null,
  }))
  ofRows.set(rowId, seats)
  return seats
}

function namesOf(site: PublishedWebsite, section: VenueSectionRow | undefined) {
  const levels: readonly VenueLevelRow[] = section === undefined ? [] : site.levelsOf(section.venue_id)
  const level = levels.find(({ id }) => id === section?.level_id)
  return {
    ...{ name_fr: section?.name_fr ?? "", name_en: section?.name_en ?? "" },
    ...{ level_fr: level?.name_fr ?? "", level_en: level?.name_en ?? "" },
  }
}

import type { Knex } from "knex"
import { shownVenue } from "../carts/hold-details-store.ts"
import type { PriceRow, VenueLevelRow, VenueRowRow, VenueSectionRow } from "../database/tables.ts"
import type { PublishedCatalogue } from "../published/published-catalogue.ts"
import type { PublishedWebsite } from "../published/published-website.ts"
import type { VenueSeats } from "../published/venue-seats.ts"
import { revisionsOf } from "../websites/website-store.ts"
import { eventsAsked, type HoldRequest } from "./hold-request.ts"
import { type OnSaleReader, onSaleReader } from "./house-on-sale.ts"
import type { EventOnSaleRow, NamedPrice, RowOnSaleRow, RowsAsked, SaleId } from "./on-sale-store.ts"

/** A venue with its seats, readied before the transaction, and what is kept from sale at each event of the requests. */
interface ReadyVenue {
  readonly seats: VenueSeats
  readonly offAt: ReadonlyMap<string, Off>
}

type Off = Awaited<ReturnType<PublishedWebsite["seatsOffOf"]>>

/**
 * Reads what an import decides from memory, of the revision that the transaction sees: whoever holds seats is never
 * judged by what an import has changed. What is not in memory is read from the database: an event that is hidden by
 * now, or a house that a request does not name.
 */
export const publishedOnSale =
  (catalogue: PublishedCatalogue) =>
  async (requests: readonly HoldRequest[]): Promise<(trx: Knex) => OnSaleReader> => {
    const sites = new Map<string, PublishedWebsite>()
    for (const { website } of requests) {
      const site = sites.get(website.id) ?? (await catalogue.of(website.id))
      if (site !== undefined) sites.set(website.id, site)
    }
    const venues = await readyVenues(sites, requests)
    return (trx) => readerIn(trx, sites, venues)
  }

async function readyVenues(
  sites: ReadonlyMap<string, PublishedWebsite>,
  requests: readonly HoldRequest[],
): Promise<ReadonlyMap<string, ReadyVenue>> {
  const venues = new Map<string, { seats: VenueSeats; offAt: Map<string, Off> }>()
  for (const request of requests) {
    const site = sites.get(request.website.id)
    if (site === undefined) continue
    const eventsOf = (id: string) => site.subscription(id)?.events.map((event) => event.id) ?? []
    for (const eventId of eventsAsked(request, eventsOf)) {
      const event = site.event(eventId)
      if (event === undefined) continue
      const ready = venues.get(event.venue_id) ?? {
        seats: await site.seatsOf(event.venue_id),
        offAt: new Map<string, Off>(),
      }
      venues.set(event.venue_id, ready)
      if (!ready.offAt.has(event.id)) ready.offAt.set(event.id, await site.seatsOffOf(event.id))
    }
  }
  return venues
}

function readerIn(
  trx: Knex,
  sites: ReadonlyMap<string, PublishedWebsite>,
  venues: ReadonlyMap<string, ReadyVenue>,
): OnSaleReader {
  const stored = onSaleReader(trx)
  let looked: Promise<boolean> | undefined
  const isCurrent = () => {
    looked ??= revisionsOf(trx, [...sites.keys()]).then((revisions) =>
      [...sites].every(([id, { row }]) => revisions.get(id) === row.revision),
    )
    return looked
  }
  const eventById = new Map<string, { site: PublishedWebsite; venueId: string }>()
  const eventOf = (eventId: string) => {
    const known = eventById.get(eventId)
    if (known !== undefined) return known
    for (const site of sites.values()) {
      const event = site.event(eventId)
      if (event?.id !== eventId) continue
      eventById.set(eventId, { site, venueId: event.venue_id })
    }
    return eventById.get(eventId)
  }
  const isReady = (eventId: string): boolean => {
    const event = eventOf(eventId)
    return event !== undefined && venues.get(event.venueId)?.offAt.has(eventId) === true
  }

  return {
    async events(ids) {
      const rows = ids.map((id) => eventRow(sites.get(id.websiteId), id))
      return (await isCurrent()) && rows.every((row) => row !== undefined) ? rows : stored.events(ids)
    },
    async subscriptions(ids) {
      if (ids.length === 0) return []
      const rows = ids.map((id) => subscriptionRow(sites.get(id.websiteId), id))
      return (await isCurrent()) && rows.every((row) => row !== undefined) ? rows : stored.subscriptions(ids)
    },
    async rows(asked) {
      const events = [...asked.seats, ...asked.levels, ...asked.sections].map(({ eventId }) => eventId)
      if (!events.every(isReady) || !(await isCurrent())) return stored.rows(asked)
      return rowsAsked(asked, (eventId) => {
        const { site, venueId } = eventOf(eventId) as { site: PublishedWebsite; venueId: string }
        const { seats, offAt } = venues.get(venueId) as ReadyVenue
        return { site, seats, off: offAt.get(eventId) as Off }
      })
    },
    async admission(eventIds) {
      const known = eventIds.flatMap((eventId) => eventOf(eventId) ?? [])
      if (known.length < eventIds.length || !(await isCurrent())) return stored.admission(eventIds)
      return eventIds.flatMap((event_id, index) => {
        const { site, venueId } = known[index] as { site: PublishedWebsite; venueId: string }
        return site
          .sectionsOf(venueId)
          .filter(({ kind }) => kind === "general-admission")
          .map((section) => ({
            event_id,
            id: section.id,
            price_level_id: section.price_level_id,
            ...namesOf(site, section),
          }))
      })
    },
  }
}

function eventRow(site: PublishedWebsite | undefined, { id }: SaleId): EventOnSaleRow | undefined {
  const event = site?.event(id)
  if (site === undefined || event?.id !== id) return undefined
  const [show, page, venue] = [site.show(event.show_id), site.page(event.page_id), site.venue(event.venue_id)]
  if (show === undefined || page === undefined || venue === undefined) return undefined
  const { website_id, page_id, starts_at, province, sale_state, on_sale_from } = event
  const shown = Object.fromEntries(shownVenue.map((column) => [column, venue[column]])) as Pick<
    typeof venue,
    (typeof shownVenue)[number]
  >
  return {
    ...shown,
    ...{ event_id: id, website_id, page_id, starts_at, province, sale_state, on_sale_from },
    ...{ title_fr: show.title_fr, title_en: show.title_en, image: page.image },
    prices: namedPrices(site, venue.id, site.pricesOf(id)),
  }
}

function subscriptionRow(site: PublishedWebsite | undefined, { id }: SaleId) {
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
      ...{ level_fr: level?.name_fr ?? "", level_en: level?.name_en ?? "" },
    }
  })
}

interface HouseOfEvent {
  readonly site: PublishedWebsite
  readonly seats: VenueSeats
  readonly off: Off
}

/** Whole rows, each once an event. */
function rowsAsked(asked: RowsAsked, houseOf: (eventId: string) => HouseOfEvent): RowOnSaleRow[] {
  const found = new Map<string, RowOnSaleRow>()
  const add = (eventId: string, house: HouseOfEvent, row: VenueRowRow | undefined) => {
    const key = `${eventId} ${row?.id}`
    if (row !== undefined && !found.has(key)) found.set(key, rowAt(eventId, house, row))
  }
  for (const { eventId, seatId } of asked.seats) {
    const house = houseOf(eventId)
    add(eventId, house, house.seats.row(house.seats.seat(seatId)?.row_id ?? ""))
  }
  for (const { eventId, priceLevelId } of asked.levels) {
    const house = houseOf(eventId)
    for (const row of house.seats.rowsOfPriceLevel(priceLevelId)) add(eventId, house, row)
  }
  for (const { eventId, sectionId } of asked.sections) {
    const house = houseOf(eventId)
    for (const row of house.seats.rowsOfSection(sectionId)) add(eventId, house, row)
  }
  return [...found.values()]
}

function rowAt(event_id: string, { site, seats, off }: HouseOfEvent, row: VenueRowRow): RowOnSaleRow {
  const section = site.section(row.section_id)
  return {
    ...{ event_id, id: row.id, row_name: row.name, type: row.type, ordinal: row.ordinal },
    section_id: row.section_id,
    ...namesOf(site, section),
    seats: seats.seatsOfRow(row.id).map(({ seat_id, name, price_level_id, accessible, x }) => ({
      ...{ seat_id, name, price_level_id, accessible, x },
      off: off.get(seat_id) ?? null,
    })),
  }
}

function namesOf(site: PublishedWebsite, section: VenueSectionRow | undefined) {
  const levels: readonly VenueLevelRow[] = section === undefined ? [] : site.levelsOf(section.venue_id)
  const level = levels.find(({ id }) => id === section?.level_id)
  return {
    ...{ name_fr: section?.name_fr ?? "", name_en: section?.name_en ?? "" },
    ...{ level_fr: level?.name_fr ?? "", level_en: level?.name_en ?? "" },
  }
}

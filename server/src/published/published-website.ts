import type { Knex } from "knex"
import type { ComboRow } from "../database/combo-tables.ts"
import type { ProductRow } from "../database/product-tables.ts"
import type { PromotionRow } from "../database/promotion-tables.ts"
import type {
  BannerRow,
  EventPriceRow,
  EventRow,
  EventSeatOffRow,
  NewsletterRow,
  OutletRow,
  PageRow,
  ShowRow,
  StaticPageRow,
  SubscriptionPriceRow,
  SubscriptionRow,
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRow,
  VenueSeatRow,
  VenueSectionRow,
  WebsiteRow,
} from "../database/tables.ts"
import type { Website } from "../http/handler.ts"
import { websiteOfRow } from "../websites/website-store.ts"
import { catalogueStore } from "./catalogue-store.ts"
import type { RevisionMemory } from "./revision-memory.ts"
import { type CountedSeats, countSeats, countSeatsOff } from "./seat-count-store.ts"
import { type VenueSeats, venueSeats } from "./venue-seats.ts"

/** A subscription that shoppers may see: each of its events is one. */
export interface VisibleSubscription {
  readonly row: SubscriptionRow
  /** By start; at least one. */
  readonly events: readonly EventRow[]
  readonly prices: readonly SubscriptionPriceRow[]
}

/**
 * What a website publishes, all of one revision: nothing in it ever changes, and what is asked for costs no query. Rows
 * that shoppers may not see are not there.
 */
export interface PublishedWebsite {
  readonly website: Website
  readonly row: WebsiteRow
  /** By id. */
  readonly pages: readonly PageRow[]
  /** By start. */
  readonly events: readonly EventRow[]
  page(id: string): PageRow | undefined
  show(id: string): ShowRow | undefined
  /** In the order of the page. */
  showsOf(pageId: string): readonly ShowRow[]
  /** By start. */
  eventsOf(pageId: string): readonly EventRow[]
  event(idOrCode: string): EventRow | undefined
  /** By start: the hours of a day that is sold so, by its id or code; none of anything else. */
  hoursOf(dayIdOrCode: string): readonly EventRow[]
  /** In the order in which they are shown. */
  pricesOf(eventId: string): readonly EventPriceRow[]
  subscription(id: string): VisibleSubscription | undefined
  /** In the order of the page. */
  subscriptionsOf(pageId: string): readonly VisibleSubscription[]
  /** What is sold without a seat, parking included. */
  readonly products: readonly ProductRow[]
  product(id: string): ProductRow | undefined
  /** In the order of the page. */
  productsOf(pageId: string): readonly ProductRow[]
  combo(id: string): ComboRow | undefined
  /** In the order of the page. */
  combosOf(pageId: string): readonly ComboRow[]
  /** In the order in which it is offered. */
  parkingOf(eventId: string): readonly ProductRow[]
  /** By start: the events that a flex pass opens. */
  productEventsOf(productId: string): readonly EventRow[]
  readonly promotions: readonly PromotionRow[]
  /** Whether codes open a presale; one may be for members only. */
  isPresaleByCode(presaleId: string): boolean
  readonly staticPages: readonly StaticPageRow[]
  /** In the order of their files. */
  readonly outlets: readonly OutletRow[]
  readonly banners: readonly BannerRow[]
  /** In the order of their file. */
  readonly newsletters: readonly NewsletterRow[]
  readonly venues: readonly VenueRow[]
  venue(id: string): VenueRow | undefined
  levelsOf(venueId: string): readonly VenueLevelRow[]
  priceLevelsOf(venueId: string): readonly VenuePriceLevelRow[]
  sectionsOf(venueId: string): readonly VenueSectionRow[]
  section(id: string): VenueSectionRow | undefined
  /** How many seats a venue has, by section and price level. */
  seatCountsOf(venueId: string): readonly CountedSeats[]
  /** How many of them the organiser keeps from sale at an event. */
  offCountsOf(eventId: string): readonly CountedSeats[]
  /** The rows and seats of a venue: read when they are first asked for, and again when the memory needed the room. */
  seatsOf(venueId: string): Promise<VenueSeats>
  /** Those of one section: of a large house quicker than all of them. */
  seatsIn(section: Pick<VenueSectionRow, "id" | "venue_id">): Promise<VenueSeats>
  /** Some seats of a venue, row after row; read each time. */
  seatsNamed(venueId: string, seatIds: readonly string[]): Promise<readonly VenueSeatRow[]>
  /** Seats of an event that the organiser does not sell here, and why; read as the seats are. */
  seatsOffOf(eventId: string): Promise<ReadonlyMap<string, EventSeatOffRow["reason"]>>
  /** Keeps what is made of this revision. */
  readonly memory: RevisionMemory
  /** Bytes, as far as they can be told, of what is always there. */
  readonly size: number
}

/** Bytes of a row of the catalogue in memory, texts aside. */
const rowSize = 600

/** Reads what a website publishes; for how that stays of one revision, see `publishedCatalogue`. */
export async function readPublished(
  db: Knex,
  row: WebsiteRow,
  memory: RevisionMemory,
): Promise<PublishedWebsite> {
  const store = catalogueStore(db, row.id)
  const [pages, shows, allEvents, prices] = await Promise.all([
    store.pages(),
    store.shows(),
    store.events(),
    store.prices(),
  ])
  const [venues, levels, priceLevels, sections] = await Promise.all([
    store.venues(),
    store.levels(),
    store.priceLevels(),
    store.sections(),
  ])
  const [subscriptions, subscribed, subscriptionPrices] = await Promise.all([
    store.subscriptions(),
    store.subscriptionEvents(),
    store.subscriptionPrices(),
  ])
  const [allProducts, productEvents, combos] = await Promise.all([
    store.products(),
    store.productEvents(),
    store.combos(),
  ])
  const [promotions, presalesByCode] = await Promise.all([store.promotions(), store.presalesByCode()])
  const [staticPages, outlets, banners, newsletters] = await Promise.all([
    store.staticPages(),
    store.outlets(),
    store.banners(),
    store.newsletters(),
  ])
  const [seatCounts, offCounts] = await Promise.all([countSeats(db, row.id), countSeatsOff(db, row.id)])

  const events = allEvents.filter((event) => event.sale_state !== "INVISIBLE")
  const eventById = new Map(events.map((event) => [event.id, event]))
  const eventByCode = new Map(events.map((event) => [event.code, event]))
  const hours = events.filter(({ day_code }) => day_code !== null)
  const hoursOfDay = new Map([
    ...Map.groupBy(hours, ({ day_code }) => day_code),
    ...Map.groupBy(hours, dayIdOf),
  ])
  const visible = visibleSubscriptions(subscriptions, subscribed, subscriptionPrices, eventById)
  const subscriptionById = new Map(visible.map((one) => [one.row.id, one]))
  const [pageById, showById] = [byId(pages), byId(shows)]
  const [venueById, sectionById] = [byId(venues), byId(sections)]
  const ofPage = { shows: grouped(shows, "page_id"), events: grouped(events, "page_id") }
  const ofVenue = {
    levels: grouped(levels, "venue_id"),
    priceLevels: grouped(priceLevels, "venue_id"),
    sections: grouped(sections, "venue_id"),
    seats: Map.groupBy(seatCounts, ({ of }) => of),
  }
  const ofEvent = { prices: grouped(prices, "event_id"), off: Map.groupBy(offCounts, ({ of }) => of) }
  const byCode = new Set(presalesByCode)
  const products = allProducts.filter(({ event_id }) => event_id === null || eventById.has(event_id))
  const productById = byId(products)
  const comboById = byId(combos)
  const combosOfPage = grouped(combos, "page_id")
  const productsOfPage = Map.groupBy(products, ({ page_id }) => page_id)
  const parkingOfEvent = Map.groupBy(products, ({ event_id }) => event_id)
  const eventsOfProduct = Map.groupBy(productEvents, ({ product_id }) => product_id)
  const subscriptionsOfPage = Map.groupBy(visible, (one) => one.row.page_id)
  const tables = [pages, shows, allEvents, prices, venues, priceLevels, sections, subscriptions]
  const counts = [products, promotions, productEvents, subscriptionPrices, subscribed, seatCounts, offCounts]
  const rows = [...tables, ...counts].reduce((sum, table) => sum + table.length, 0)

  return {
    website: websiteOfRow(row),
    row,
    pages,
    events,
    page: (id) => pageById.get(id),
    show: (id) => showById.get(id),
    showsOf: (pageId) => ofPage.shows.get(pageId) ?? [],
    eventsOf: (pageId) => ofPage.events.get(pageId) ?? [],
    event: (idOrCode) => eventById.get(idOrCode) ?? eventByCode.get(idOrCode),
    hoursOf: (dayIdOrCode) => hoursOfDay.get(dayIdOrCode) ?? [],
    pricesOf: (eventId) => ofEvent.prices.get(eventId) ?? [],
    subscription: (id) => subscriptionById.get(id),
    subscriptionsOf: (pageId) => subscriptionsOfPage.get(pageId) ?? [],
    products,
    product: (id) => productById.get(id),
    productsOf: (pageId) => productsOfPage.get(pageId) ?? [],
    combo: (id) => comboById.get(id),
    combosOf: (pageId) => combosOfPage.get(pageId) ?? [],
    parkingOf: (eventId) => parkingOfEvent.get(eventId) ?? [],
    productEventsOf: (productId) =>
      (eventsOfProduct.get(productId) ?? [])
        .flatMap(({ event_id }) => eventById.get(event_id) ?? [])
        .toSorted(byStart),
    promotions,
    isPresaleByCode: (id) => byCode.has(id),
    staticPages,
    outlets,
    banners,
    newsletters,
    venues,
    venue: (id) => venueById.get(id),
    levelsOf: (venueId) => ofVenue.levels.get(venueId) ?? [],
    priceLevelsOf: (venueId) => ofVenue.priceLevels.get(venueId) ?? [],
    sectionsOf: (venueId) => ofVenue.sections.get(venueId) ?? [],
    section: (id) => sectionById.get(id),
    seatCountsOf: (venueId) => ofVenue.seats.get(venueId) ?? [],
    offCountsOf: (eventId) => ofEvent.off.get(eventId) ?? [],
    seatsOf: (venueId) =>
      memory.keep(`seats of ${venueId}`, "", async () => {
        const seats = venueSeats(...(await Promise.all([store.rows(venueId), store.seats(venueId)])))
        return { value: seats, size: seats.size }
      }),
    seatsIn: ({ id, venue_id }) =>
      memory.keep(`seats in ${id}`, "", async () => {
        const read = await Promise.all([store.rows(venue_id, id), store.seats(venue_id, id)])
        const seats = venueSeats(...read)
        return { value: seats, size: seats.size }
      }),
    seatsNamed: (venueId, seatIds) => store.seatsOfIds(venueId, seatIds),
    seatsOffOf: (eventId) =>
      memory.keep(`seats off ${eventId}`, "", async () => {
        const off = await store.seatsOff(eventId)
        const value = new Map(off.map(({ seat_id, reason }) => [seat_id, reason]))
        return { value, size: 100 * (1 + off.length) }
      }),
    memory,
    size:
      rows * rowSize +
      [combos, pages, sections, staticPages, outlets, banners].reduce(
        (sum, table) => sum + textSize(table),
        0,
      ),
  }
}

/** What the day of an event is called where it is one of several hours of it, and else the event itself. */
export const dayIdOf = ({ id, website_id, day_code }: EventRow): string =>
  day_code === null ? id : `${website_id}.${day_code}`

function visibleSubscriptions(
  rows: readonly SubscriptionRow[],
  subscribed: readonly { readonly subscription_id: string; readonly event_id: string }[],
  prices: readonly SubscriptionPriceRow[],
  eventById: ReadonlyMap<string, EventRow>,
): readonly VisibleSubscription[] {
  const eventIds = Map.groupBy(subscribed, (one) => one.subscription_id)
  const pricesOf = grouped(prices, "subscription_id")
  return rows.flatMap((row) => {
    const ids = eventIds.get(row.id) ?? []
    const events = ids.flatMap(({ event_id }) => eventById.get(event_id) ?? []).toSorted(byStart)
    // One with an event that is hidden from shoppers is not there.
    if (events.length === 0 || events.length < ids.length) return []
    return [{ row, events, prices: pricesOf.get(row.id) ?? [] }]
  })
}

const byStart = (one: EventRow, other: EventRow): number =>
  one.starts_at - other.starts_at || (one.id < other.id ? -1 : 1)

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

const grouped = <Column extends string, Row extends Readonly<Record<Column, string>>>(
  rows: readonly Row[],
  column: Column,
): ReadonlyMap<string, readonly Row[]> => Map.groupBy(rows, (row) => row[column])

const textSize = (rows: readonly object[]): number =>
  rows.reduce((sum, row) => sum + Object.values(row).reduce((all, cell) => all + lengthOf(cell), 0), 0)

const lengthOf = (cell: unknown): number => (typeof cell === "string" ? cell.length : 0)

import type { Knex } from "knex"
import { type EventWithVenue, shownVenue } from "../carts/hold-details-store.ts"
import { cellsOf, jsonRows, type RowSet, rowSet, rowsOf } from "../database/row-sets.ts"
import type {
  EventPriceRow,
  EventRow,
  EventSeatOffRow,
  SubscriptionRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { byPreference, type PlacedRow, type PreferredRow } from "../published/row-preference.ts"

/** An event or a subscription of a website. */
export interface SaleId {
  readonly websiteId: string
  readonly id: string
}

/** A price level of an event. */
export interface LevelAt {
  readonly eventId: string
  readonly priceLevelId: string
}

/** Which rows of seats are read: those of seats, those that are named, those of sections. */
export interface RowsAsked {
  readonly seats: readonly { readonly eventId: string; readonly seatId: string }[]
  readonly rows: readonly { readonly eventId: string; readonly rowId: string }[]
  readonly sections: readonly { readonly eventId: string; readonly sectionId: string }[]
}

type PriceCells = readonly [
  ...[id: string, priceLevelId: string, key: string, nameFr: string, nameEn: string],
  ...[price: number, serviceCharge: number, minTickets: number, maxTickets: number | null, divisor: number],
  ...[originalPrice: number | null, soldOut: 0 | 1],
  ...[levelFr: string, levelEn: string],
]

/** A price with the names a cart shows it under. */
export type NamedPrice = Pick<
  EventPriceRow,
  | "id"
  | "price_level_id"
  | "key"
  | "name_fr"
  | "name_en"
  | "price"
  | "service_charge"
  | "min_tickets"
  | "max_tickets"
  | "divisor"
  | "original_price"
  | "sold_out"
> & { readonly level_fr: string; readonly level_en: string }

const priceCells = [
  ...["p.id", "p.price_level_id", "p.key", "p.name_fr", "p.name_en"],
  ...["p.price", "p.service_charge", "p.min_tickets", "p.max_tickets", "p.divisor"],
  ...["p.original_price", "p.sold_out"],
  ...["pl.name_fr", "pl.name_en"],
]

const priceOf = ([id, price_level_id, key, name_fr, name_en, ...rest]: PriceCells): NamedPrice => {
  const [price, service_charge, min_tickets, max_tickets, divisor, ...told] = rest
  const [original_price, sold_out, level_fr, level_en] = told
  const names = { key, name_fr, name_en, level_fr, level_en }
  const amounts = { price, service_charge, original_price }
  return { id, price_level_id, ...names, ...amounts, min_tickets, max_tickets, divisor, sold_out }
}

/** The prices of an event `e` or a subscription `s`, as JSON in their order. */
const pricesOf = (db: Knex, table: "event_prices" | "subscription_prices", owner: string): string =>
  `(SELECT ${jsonRows(db, priceCells, "p.ordinal")} FROM ${table} AS p
    JOIN venue_price_levels AS pl ON pl.id = p.price_level_id WHERE ${owner})`

export type EventOnSaleRow = EventWithVenue &
  Pick<
    EventRow,
    | "website_id"
    | "avoid_single"
    | "sale_state"
    | "on_sale_from"
    | "presale_id"
    | "presale_from"
    | "presale_members"
  > & { readonly prices: readonly NamedPrice[] }

/** Events of websites with their prices, their venue and the names they are shown under. */
export async function readEvents(db: Knex, ids: readonly SaleId[]): Promise<readonly EventOnSaleRow[]> {
  if (ids.length === 0) return []
  const asked = askedSales(db, ids)
  const rows = await rowsOf<Omit<EventOnSaleRow, "prices"> & { prices: unknown }>(
    db,
    `SELECT ${shownVenue.map((column) => `v.${column}`).join(", ")}, e.id AS event_id, e.website_id, e.page_id,
       e.day_code, e.avoid_single, e.starts_at, e.province, e.sale_state, e.on_sale_from,
       e.presale_id, e.presale_from, e.presale_members, s.title_fr, s.title_en, pages.image,
       pages.same_ticket_count,
       ${pricesOf(db, "event_prices", "p.event_id = e.id")} AS prices
     FROM ${asked.sql} AS asked CROSS JOIN events AS e CROSS JOIN shows AS s CROSS JOIN pages CROSS JOIN venues AS v
     WHERE e.website_id = asked.website_id AND e.id = asked.id
       AND s.id = e.show_id AND pages.id = e.page_id AND v.id = e.venue_id`,
    asked.bindings,
  )
  return rows.map((row) => ({ ...row, prices: cellsOf<PriceCells>(row.prices).map(priceOf) }))
}

export type SubscriptionOnSaleRow = Pick<SubscriptionRow, "id" | "website_id" | "title_fr" | "title_en"> & {
  /** By start. */
  readonly events: readonly Pick<EventRow, "id" | "sale_state">[]
  readonly prices: readonly NamedPrice[]
}

/** Subscriptions of websites with their events and prices. */
export async function readSubscriptions(
  db: Knex,
  ids: readonly SaleId[],
): Promise<readonly SubscriptionOnSaleRow[]> {
  if (ids.length === 0) return []
  const asked = askedSales(db, ids)
  const rows = await rowsOf<
    Omit<SubscriptionOnSaleRow, "events" | "prices"> & { events: unknown; prices: unknown }
  >(
    db,
    `SELECT s.id, s.website_id, s.title_fr, s.title_en,
       (SELECT ${jsonRows(db, ["e.id", "e.sale_state"], "e.starts_at, e.id")} FROM subscription_events AS se
        JOIN events AS e ON e.id = se.event_id WHERE se.subscription_id = s.id) AS events,
       ${pricesOf(db, "subscription_prices", "p.subscription_id = s.id")} AS prices
     FROM ${asked.sql} AS asked CROSS JOIN subscriptions AS s
     WHERE s.website_id = asked.website_id AND s.id = asked.id`,
    asked.bindings,
  )
  return rows.map(({ events, prices, ...row }) => ({
    ...row,
    events: cellsOf<[string, EventRow["sale_state"]]>(events).map(([id, sale_state]) => ({ id, sale_state })),
    prices: cellsOf<PriceCells>(prices).map(priceOf),
  }))
}

function askedSales(db: Knex, ids: readonly SaleId[]) {
  const rows = ids.map(({ websiteId, id }) => ({ website_id: websiteId, id }))
  return rowSet(db, { website_id: "text", id: "text" }, rows)
}

interface SectionNames {
  readonly name_fr: string
  readonly name_en: string
  readonly level_fr: string
  readonly level_en: string
}

/** A row of seats at an event. */
export type RowOnSaleRow = Pick<VenueRowRow, "id" | "type" | "ordinal" | "section_id"> &
  SectionNames & {
    readonly event_id: string
    readonly row_name: string
    /** In order; `off` when the organiser does not sell the seat here. */
    readonly seats: readonly (Pick<
      VenueSeatRow,
      "seat_id" | "name" | "price_level_id" | "accessible" | "x"
    > & {
      readonly off: EventSeatOffRow["reason"] | null
    })[]
  }

type SeatCells = readonly [string, string, string, 0 | 1, number, EventSeatOffRow["reason"] | null]

/** Whole rows of seats at events, each once. */
export async function readRows(db: Knex, rowsAsked: RowsAsked): Promise<readonly RowOnSaleRow[]> {
  const asked = askedRows(db, rowsAsked)
  if (asked === undefined) return []
  const seatCells = ["v.seat_id", "v.name", "v.price_level_id", "v.accessible", "v.x", "o.reason"]
  const rows = await rowsOf<Omit<RowOnSaleRow, "seats"> & { seats: unknown }>(
    db,
    `WITH asked AS MATERIALIZED (${asked.sql})
     SELECT asked.event_id, r.id, r.name AS row_name, r.type, r.ordinal, r.section_id, s.name_fr, s.name_en,
       l.name_fr AS level_fr, l.name_en AS level_en,
       (SELECT ${jsonRows(db, seatCells, "v.ordinal")} FROM venue_seats AS v
        LEFT JOIN event_seats_off AS o ON o.event_id = asked.event_id AND o.seat_id = v.seat_id
        WHERE v.row_id = r.id) AS seats
     FROM asked CROSS JOIN venue_rows AS r CROSS JOIN venue_sections AS s CROSS JOIN venue_levels AS l
     WHERE r.id = asked.row_id AND s.id = r.section_id AND l.id = s.level_id`,
    asked.bindings,
  )
  return rows.map((row) => ({
    ...row,
    seats: cellsOf<SeatCells>(row.seats).map(([seat_id, name, price_level_id, accessible, x, off]) => ({
      seat_id,
      name,
      price_level_id,
      accessible,
      x,
      off,
    })),
  }))
}

/** The ids of the rows asked for; a part of which nothing is asked would only mislead PostgreSQL about their number. */
function askedRows(db: Knex, { seats, rows, sections }: RowsAsked): RowSet | undefined {
  const parts: RowSet[] = []
  const add = (given: RowSet, sql: string) => parts.push({ sql, bindings: given.bindings })
  if (seats.length > 0) {
    const given = rowSet(
      db,
      { event_id: "text", seat_id: "text" },
      seats.map(({ eventId, seatId }) => ({ event_id: eventId, seat_id: seatId })),
    )
    add(
      given,
      `SELECT a.event_id, v.row_id FROM ${given.sql} AS a CROSS JOIN events AS e CROSS JOIN venue_seats AS v
       WHERE e.id = a.event_id AND v.venue_id = e.venue_id AND v.seat_id = a.seat_id`,
    )
  }
  if (rows.length > 0) {
    const given = rowSet(
      db,
      { event_id: "text", row_id: "text" },
      rows.map(({ eventId, rowId }) => ({ event_id: eventId, row_id: rowId })),
    )
    add(
      given,
      `SELECT a.event_id, r.id AS row_id FROM ${given.sql} AS a CROSS JOIN events AS e CROSS JOIN venue_rows AS r
       WHERE e.id = a.event_id AND r.id = a.row_id AND r.venue_id = e.venue_id`,
    )
  }
  if (sections.length > 0) {
    const given = rowSet(
      db,
      { event_id: "text", section_id: "text" },
      sections.map(({ eventId, sectionId }) => ({ event_id: eventId, section_id: sectionId })),
    )
    add(
      given,
      `SELECT a.event_id, r.id AS row_id FROM ${given.sql} AS a CROSS JOIN events AS e CROSS JOIN venue_rows AS r
       WHERE e.id = a.event_id AND r.section_id = a.section_id AND r.venue_id = e.venue_id`,
    )
  }
  if (parts.length === 0) return undefined
  const bindings = parts.flatMap((part) => part.bindings)
  const [only, ...others] = parts.map(({ sql }) => sql)
  return { sql: others.length === 0 ? onlyOnce(only ?? "") : [only, ...others].join(" UNION "), bindings }
}

const onlyOnce = (select: string): string => select.replace("SELECT", "SELECT DISTINCT")

/** The rows at an event that have a seat of a price level, the best first. */
export interface PreferredRowsRow {
  readonly event_id: string
  readonly price_level_id: string
  readonly rows: readonly PreferredRow[]
}

/** The rows of price levels at events, none asked for twice; nothing of a level that has none. */
export async function readPreferredRows(
  db: Knex,
  levels: readonly LevelAt[],
): Promise<readonly PreferredRowsRow[]> {
  if (levels.length === 0) return []
  const given = rowSet(
    db,
    { event_id: "text", price_level_id: "text" },
    levels.map(({ eventId, priceLevelId }) => ({ event_id: eventId, price_level_id: priceLevelId })),
  )
  type Found = Omit<PreferredRowsRow, "rows"> & Omit<PlacedRow, "xs"> & { readonly xs: unknown }
  const found = await rowsOf<Found>(
    db,
    `SELECT a.event_id, a.price_level_id, r.id, r.section_id, r.ordinal,
       (SELECT ${jsonRows(db, ["v.x"], "v.ordinal")} FROM venue_seats AS v WHERE v.row_id = r.id) AS xs
     FROM ${given.sql} AS a CROSS JOIN events AS e CROSS JOIN venue_rows AS r
     WHERE e.id = a.event_id AND r.venue_id = e.venue_id AND r.website_id = e.website_id
       AND EXISTS (SELECT 1 FROM venue_seats AS s WHERE s.row_id = r.id AND s.price_level_id = a.price_level_id)`,
    given.bindings,
  )
  const ofLevel = Map.groupBy(found, (row) => `${row.event_id} ${row.price_level_id}`)
  return [...ofLevel.values()].flatMap((rows) => {
    const [first] = rows
    if (first === undefined) return []
    const placed = rows.map((row) => ({ ...row, xs: cellsOf<[number]>(row.xs).map(([x]) => x) }))
    return { event_id: first.event_id, price_level_id: first.price_level_id, rows: byPreference(placed) }
  })
}

/** A general admission section of an event's venue. */
export type AdmissionRow = Pick<VenueSectionRow, "id" | "price_level_id"> &
  SectionNames & { readonly event_id: string }

/** The general admission sections of events, in the order of their venue. */
export async function readAdmission(db: Knex, eventIds: readonly string[]): Promise<readonly AdmissionRow[]> {
  if (eventIds.length === 0) return []
  const events = rowSet(
    db,
    { event_id: "text" },
    eventIds.map((event_id) => ({ event_id })),
  )
  return rowsOf<AdmissionRow>(
    db,
    `SELECT asked.event_id, s.id, s.price_level_id, s.name_fr, s.name_en, l.name_fr AS level_fr, l.name_en AS level_en
     FROM ${events.sql} AS asked CROSS JOIN events AS e CROSS JOIN venue_sections AS s CROSS JOIN venue_levels AS l
     WHERE e.id = asked.event_id AND s.venue_id = e.venue_id AND s.kind = 'general-admission' AND l.id = s.level_id
     ORDER BY s.ordinal`,
    events.bindings,
  )
}

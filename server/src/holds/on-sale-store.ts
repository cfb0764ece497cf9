import type { Knex } from "knex"
import type {
  EventPriceRow,
  EventRow,
  EventSeatOffRow,
  PriceRow,
  ShowRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import type { AdmissionSection, EventOnSale, EventPrice, VenueRow } from "./event-on-sale.ts"

/** Reads an event of the website with its prices; another tenant's event is not there. */
export async function readEvent(
  db: Knex,
  websiteId: string,
  eventId: string,
): Promise<EventOnSale | undefined> {
  const event = await db<EventRow>("events").where({ website_id: websiteId, id: eventId }).first()
  if (event === undefined || event.sale_state === "INVISIBLE") return undefined
  const show = await db<ShowRow>("shows").where({ id: event.show_id }).first("title_fr", "title_en")
  const prices = await db<EventPriceRow>("event_prices").where({ event_id: eventId }).orderBy("ordinal")
  return {
    id: event.id,
    websiteId: event.website_id,
    venueId: event.venue_id,
    title: { fr: show?.title_fr ?? "", en: show?.title_en ?? "" },
    startsAt: event.starts_at,
    saleState: event.sale_state,
    onSaleFrom: event.on_sale_from,
    prices: new Map(prices.map((price) => [price.id, fromPriceRow(price)])),
    levels: new Set(prices.map((price) => price.price_level_id)),
  }
}

export const fromPriceRow = (row: PriceRow): EventPrice => ({
  id: row.id,
  priceLevelId: row.price_level_id,
  price: row.price,
  serviceCharge: row.service_charge,
  minTickets: row.min_tickets,
  maxTickets: row.max_tickets ?? 0,
  divisor: row.divisor,
})

/** The whole rows in which these seats are; seats the venue does not have are in none. */
export function readRowsOfSeats(db: Knex, venueId: string, seatIds: readonly string[]): Promise<VenueRow[]> {
  const rowIds = db<VenueSeatRow>("venue_seats")
    .where({ venue_id: venueId })
    .whereIn("seat_id", seatIds)
    .select("row_id")
  return readRows(db, (seats) => seats.whereIn("venue_seats.row_id", rowIds))
}

export const readRowsOfSections = (
  db: Knex,
  venueId: string,
  sectionIds: readonly string[],
): Promise<VenueRow[]> =>
  readRows(db, (seats) =>
    seats.where("venue_seats.venue_id", venueId).whereIn("venue_seats.section_id", sectionIds),
  )

/** Every row that has a seat of the price level. */
export function readRowsOfPriceLevel(db: Knex, venueId: string, priceLevelId: string): Promise<VenueRow[]> {
  const rowIds = db<VenueSeatRow>("venue_seats")
    .where({ venue_id: venueId, price_level_id: priceLevelId })
    .select("row_id")
  return readRows(db, (seats) => seats.whereIn("venue_seats.row_id", rowIds))
}

type SeatInRow = VenueSeatRow & Pick<VenueRowRow, "type"> & { row_name: string; row_ordinal: number }

async function readRows(
  db: Knex,
  which: (seats: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<VenueRow[]> {
  const columns = ["seat_id", "row_id", "name", "price_level_id", "accessible", "x", "section_id"]
  const seats: SeatInRow[] = await which(db("venue_seats"))
    .join("venue_rows", "venue_rows.id", "venue_seats.row_id")
    .select(columns.map((column) => `venue_seats.${column}`))
    .select({ type: "venue_rows.type", row_name: "venue_rows.name", row_ordinal: "venue_rows.ordinal" })
    .orderBy(["venue_seats.row_id", "venue_seats.ordinal"])
  return [...Map.groupBy(seats, (seat) => seat.row_id)].map(([id, ofRow]) => ({
    id,
    name: ofRow[0]?.row_name ?? "",
    ordinal: ofRow[0]?.row_ordinal ?? 0,
    sectionId: ofRow[0]?.section_id ?? "",
    ring: ofRow[0]?.type === "TABLE",
    seats: ofRow.map((seat) => ({
      id: seat.seat_id,
      name: seat.name,
      priceLevelId: seat.price_level_id,
      accessible: seat.accessible === 1,
      x: seat.x,
    })),
  }))
}

/** The general admission sections of an event's venue, in their order. */
export async function readAdmissionSections(
  db: Knex,
  event: { readonly venueId: string },
): Promise<readonly AdmissionSection[]> {
  const sections = await db<VenueSectionRow>("venue_sections")
    .where({ venue_id: event.venueId, kind: "general-admission" })
    .orderBy("ordinal")
    .select("id", "name_fr", "name_en", "price_level_id")
  return sections.map((section) => ({
    sectionId: section.id,
    name: { fr: section.name_fr, en: section.name_en },
    priceLevelId: section.price_level_id ?? "",
  }))
}

/** Seats of an event that the organiser does not sell here: those named, or all of them. */
export async function readSeatsOff(
  db: Knex,
  eventId: string,
  seatIds?: readonly string[],
): Promise<readonly { readonly seatId: string; readonly reason: "sold" | "blocked" }[]> {
  const query = db<EventSeatOffRow>("event_seats_off")
    .where({ event_id: eventId })
    .select("seat_id", "reason")
  const rows = await (seatIds === undefined ? query : query.whereIn("seat_id", seatIds))
  return rows.map((row) => ({ seatId: row.seat_id, reason: row.reason }))
}

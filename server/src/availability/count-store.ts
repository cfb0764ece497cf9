import type { Knex } from "knex"
import type { EventCapacityRow } from "../database/hold-tables.ts"
import { liveClaims } from "./claim-store.ts"

/** Seats of one price level in one section, of a venue, an event or a subscription. */
export interface CountedSeats {
  /** The id of what they are counted for. */
  readonly of: string
  readonly section_id: string
  readonly price_level_id: string
  readonly seats: number
}

/** Claims that are alive on seats of one price level in one section of an event. */
export interface CountedClaims extends CountedSeats {
  /** How many of them are held; the others are sold. */
  readonly held: number
  /** When the first of these lapses, in epoch milliseconds. */
  readonly lapses_at: number | null
}

/** The seats of each venue of a website. */
export const countSeats = (db: Knex, websiteId: string): Promise<readonly CountedSeats[]> =>
  counted(db("venue_seats as s").where({ "s.website_id": websiteId }), "s.venue_id")

/** Seats that the organiser keeps from sale at each event of a website. */
export const countSeatsOff = (db: Knex, websiteId: string): Promise<readonly CountedSeats[]> =>
  counted(
    db("event_seats_off as off")
      .join("events as e", "e.id", "off.event_id")
      .join("venue_seats as s", function () {
        this.on("s.seat_id", "off.seat_id").andOn("s.venue_id", "e.venue_id")
      })
      .where({ "off.website_id": websiteId }),
    "off.event_id",
  )

/** Seats of events that are sold or held: in all their sections, or in those named. */
export async function countClaims(
  db: Knex,
  eventIds: readonly string[],
  now: number,
  sectionIds?: readonly string[],
): Promise<readonly CountedClaims[]> {
  const claims = liveClaims(db, eventIds, now)
    .join("events as e", "e.id", "c.event_id")
    .join("venue_seats as s", function () {
      this.on("s.seat_id", "c.seat_id").andOn("s.venue_id", "e.venue_id")
    })
  const rows: (CountedClaims & { held: number | null })[] = await (sectionIds === undefined
    ? claims
    : claims.whereIn("s.section_id", sectionIds)
  )
    .groupBy("c.event_id", "s.section_id", "s.price_level_id")
    .select({ of: "c.event_id" }, "s.section_id", "s.price_level_id")
    .select(
      db.raw("count(*) as seats"),
      db.raw("sum(CASE WHEN c.state = 'held' THEN 1 ELSE 0 END) as held"),
      db.raw("min(CASE WHEN c.state = 'held' THEN c.expires_at END) as lapses_at"),
    )
  return rows.map((row) => ({ ...row, seats: Number(row.seats), held: Number(row.held) }))
}

/** How many people the general admission sections of events let in, and how many of these are taken. */
export const countAdmission = async (
  db: Knex,
  eventIds: readonly string[],
): Promise<readonly EventCapacityRow[]> =>
  db<EventCapacityRow>("event_capacities").whereIn("event_id", [...eventIds])

/** What is sold of several events together, as read for its website. */
export interface SharedSale {
  readonly id: string
  readonly website_id: string
  readonly venue_id: string
  readonly priceLevelIds: readonly string[]
  readonly eventIds: readonly string[]
}

/** Seats of a subscription that the organiser keeps from sale at any of its events. */
export const countSharedSeatsOff = (db: Knex, sale: SharedSale): Promise<readonly CountedSeats[]> =>
  counted(
    sharedSeats(db, sale).whereIn(
      "s.seat_id",
      db("event_seats_off")
        .whereIn("event_id", [...sale.eventIds])
        .select("seat_id"),
    ),
    "s.venue_id",
  )

/**
 * Seats of a subscription that are sold or held at any of its events, less those the organiser keeps from sale: a seat
 * gone at two of the events is one seat gone.
 */
export const countSharedClaims = (
  db: Knex,
  sale: SharedSale,
  now: number,
): Promise<readonly CountedSeats[]> =>
  counted(
    sharedSeats(db, sale)
      .whereIn("s.seat_id", liveClaims(db, sale.eventIds, now).select("c.seat_id"))
      .whereNotExists(
        db("event_seats_off as off")
          .whereIn("off.event_id", [...sale.eventIds])
          .whereRaw("off.seat_id = s.seat_id")
          .select(db.raw("1")),
      ),
    "s.venue_id",
  )

const sharedSeats = (db: Knex, sale: SharedSale) =>
  db("venue_seats as s")
    .where({ "s.venue_id": sale.venue_id, "s.website_id": sale.website_id })
    .whereIn("s.price_level_id", [...sale.priceLevelIds])

/** How many of these seats, `s`, there are per section and price level, for each of a column. */
async function counted(seats: Knex.QueryBuilder, of: string): Promise<readonly CountedSeats[]> {
  const rows: CountedSeats[] = await seats
    .groupBy(of, "s.section_id", "s.price_level_id")
    .select({ of }, "s.section_id", "s.price_level_id")
    .count({ seats: "*" })
  return rows.map((row) => ({ ...row, seats: Number(row.seats) }))
}

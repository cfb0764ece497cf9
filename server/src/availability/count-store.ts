import type { Knex } from "knex"
import type { EventCapacityRow } from "../database/hold-tables.ts"
import { rowSet, rowsOf } from "../database/row-sets.ts"
import { type CountedSeats, counted } from "../published/seat-count-store.ts"
import { liveClaims } from "./claim-store.ts"

/** Claims that are alive on seats of one price level in one section of an event. */
export interface CountedClaims extends CountedSeats {
  /** How many of them are held; the others are sold. */
  readonly held: number
  /** When the first of these lapses, in epoch milliseconds. */
  readonly lapses_at: number | null
}

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

/**
 * A counter of each section that ever changed, by event: `version` moves with every change, `freed` when a seat may have
 * been freed.
 */
export async function sectionCounters(
  db: Knex,
  eventIds: readonly string[],
  counter: "version" | "freed",
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows: { event_id: string; section_id: string; counted: number }[] = await db("event_section_versions")
    .whereIn("event_id", [...eventIds])
    .select("event_id", "section_id", { counted: counter })
  return new Map(
    [...Map.groupBy(rows, ({ event_id }) => event_id)].map(([id, sections]) => [
      id,
      new Map(sections.map(({ section_id, counted }) => [section_id, counted])),
    ]),
  )
}

/** What moves when something of an event changes. */
export interface EventSigns {
  /** The counters of its sections, added up: every change of a seat moves one. */
  readonly counters: number
  /** Of what its website publishes. */
  readonly revision: number
}

/** The signs of these events, of whichever websites, in one statement; those of a website that is gone are not there. */
export async function signsOfEvents(
  db: Knex,
  events: readonly { readonly event_id: string; readonly website_id: string }[],
): Promise<ReadonlyMap<string, EventSigns>> {
  const asked = rowSet(db, { event_id: "text", website_id: "text" }, events)
  const rows = await rowsOf<{ event_id: string; revision: number; counters: number | string | null }>(
    db,
    `SELECT asked.event_id, w.revision,
       (SELECT sum(v.version) FROM event_section_versions AS v WHERE v.event_id = asked.event_id) AS counters
     FROM ${asked.sql} AS asked CROSS JOIN websites AS w WHERE w.id = asked.website_id`,
    asked.bindings,
  )
  return new Map(
    rows.map(({ event_id, revision, counters }) => [event_id, { revision, counters: Number(counters) }]),
  )
}

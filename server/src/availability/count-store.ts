import type { Knex } from "knex"
import { liveClaims } from "./claim-store.ts"

/** An event or a subscription, as read for its website. */
export interface CountedSale {
  readonly id: string
  readonly website_id: string
  readonly venue_id: string
}

/** Seats of one price level in one section. */
export interface Counted {
  readonly section_id: string
  readonly price_level_id: string
  readonly seats: number
}

/** General admission of one price level in one section. */
export interface CountedAdmission {
  readonly id: string
  readonly price_level_id: string
  readonly capacity: number
  readonly left: number
}

/** Which import an event's seats come from, and the geometry they lie in. */
export async function contentVersion(db: Knex, sale: CountedSale): Promise<string> {
  const [run, venue] = await Promise.all([
    db("imports").where({ website_id: sale.website_id }).select("content_hash").first(),
    db("venues").where({ id: sale.venue_id }).select("version").first(),
  ])
  return `${run?.content_hash ?? ""} ${venue?.version ?? ""}`
}

/** Seats of a venue. */
export const countVenueSeats = (db: Knex, sale: CountedSale): Promise<readonly Counted[]> =>
  counted(venueSeats(db, sale))

/** Seats that the organiser keeps from sale at an event. */
export const countSeatsOff = (db: Knex, event: CountedSale): Promise<readonly Counted[]> =>
  counted(
    venueSeats(db, event).join("event_seats_off as off", function () {
      this.on("off.seat_id", "s.seat_id").andOnVal("off.event_id", event.id)
    }),
  )

/** Ids of the price levels an event has prices at. */
export const pricedLevels = (db: Knex, eventId: string): Promise<readonly string[]> =>
  levelsOfEvent(db, eventId).pluck("price_level_id")

/** Seats of an event that are sold or held. */
export const countClaims = (db: Knex, event: CountedSale, now: number): Promise<readonly Counted[]> =>
  counted(
    liveClaims(db, [event.id], now).join("venue_seats as s", function () {
      this.on("s.seat_id", "c.seat_id").andOnVal("s.venue_id", event.venue_id)
    }),
  )

/** The general admission sections of an event. */
export async function countAdmission(db: Knex, event: CountedSale): Promise<readonly CountedAdmission[]> {
  const rows: readonly { id: string; price_level_id: string; capacity: number; taken: number }[] = await db(
    "venue_sections as s",
  )
    .join("event_capacities as c", function () {
      this.on("c.section_id", "s.id").andOnVal("c.event_id", event.id)
    })
    .where({ "s.venue_id": event.venue_id, "s.kind": "general-admission" })
    .whereIn("s.price_level_id", levelsOfEvent(db, event.id))
    .select("s.id", "s.price_level_id", "c.capacity", "c.taken")
  return rows.map(({ taken, ...row }) => ({ ...row, left: Math.max(0, row.capacity - taken) }))
}

/** Seats of the price levels a subscription sells. */
export const countSubscriptionSeats = (db: Knex, subscription: CountedSale): Promise<readonly Counted[]> =>
  counted(subscriptionSeats(db, subscription))

/** Of these, the seats that the organiser keeps from sale at any of the events. */
export const countSharedSeatsOff = (
  db: Knex,
  subscription: CountedSale,
  eventIds: readonly string[],
): Promise<readonly Counted[]> =>
  counted(
    subscriptionSeats(db, subscription).whereIn(
      "s.seat_id",
      db("event_seats_off").whereIn("event_id", eventIds).select("seat_id"),
    ),
  )

/**
 * Of these, the seats that are sold or held at any of the events, less those the organiser keeps from sale: a seat gone
 * at two of the events is one seat gone.
 */
export const countSharedClaims = (
  db: Knex,
  subscription: CountedSale,
  eventIds: readonly string[],
  now: number,
): Promise<readonly Counted[]> =>
  counted(
    subscriptionSeats(db, subscription)
      .whereIn("s.seat_id", liveClaims(db, eventIds, now).select("c.seat_id"))
      .whereNotExists(
        db("event_seats_off as off")
          .whereIn("off.event_id", eventIds)
          .whereRaw("off.seat_id = s.seat_id")
          .select(db.raw("1")),
      ),
  )

/** The general admission sections of a subscription: as much room as the fullest event has left. */
export async function countSharedAdmission(
  db: Knex,
  subscription: CountedSale,
  eventIds: readonly string[],
): Promise<readonly CountedAdmission[]> {
  const rows: readonly { id: string; price_level_id: string; capacity: number; fewest: number }[] = await db(
    "venue_sections as s",
  )
    .join("event_capacities as c", "c.section_id", "s.id")
    .whereIn("c.event_id", eventIds)
    .where({ "s.venue_id": subscription.venue_id, "s.kind": "general-admission" })
    .whereIn("s.price_level_id", levelsOfSubscription(db, subscription))
    .groupBy("s.id", "s.price_level_id")
    .select("s.id", "s.price_level_id")
    .min({ capacity: "c.capacity" })
    .select(db.raw("min(c.capacity - c.taken) as fewest"))
  return rows.map(({ fewest, ...row }) => ({
    ...row,
    capacity: Number(row.capacity),
    left: Math.max(0, Number(fewest)),
  }))
}

/** Live claims of these events by section, each event's by itself. */
export async function claimsBySection(
  db: Knex,
  eventIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows: readonly { section_id: string; claims: number }[] = await liveClaims(db, eventIds, now)
    .join("venue_seats as s", "s.seat_id", "c.seat_id")
    .join("events as e", function () {
      this.on("e.id", "c.event_id").andOn("e.venue_id", "s.venue_id")
    })
    .groupBy("s.section_id")
    .select("s.section_id")
    .count({ claims: "*" })
  return new Map(rows.map(({ section_id, claims }) => [section_id, Number(claims)]))
}

const venueSeats = (db: Knex, sale: CountedSale) =>
  db("venue_seats as s").where({ "s.venue_id": sale.venue_id, "s.website_id": sale.website_id })

const subscriptionSeats = (db: Knex, subscription: CountedSale) =>
  venueSeats(db, subscription).whereIn("s.price_level_id", levelsOfSubscription(db, subscription))

const levelsOfEvent = (db: Knex, eventId: string) =>
  db("event_prices").where({ event_id: eventId }).distinct("price_level_id")

const levelsOfSubscription = (db: Knex, { id }: CountedSale) =>
  db("subscription_prices").where({ subscription_id: id }).distinct("price_level_id")

/** How many of these seats, `s`, there are per section and price level. */
async function counted(seats: Knex.QueryBuilder): Promise<readonly Counted[]> {
  const rows: Counted[] = await seats
    .groupBy("s.section_id", "s.price_level_id")
    .select("s.section_id", "s.price_level_id")
    .count({ seats: "*" })
  return rows.map((row) => ({ ...row, seats: Number(row.seats) }))
}

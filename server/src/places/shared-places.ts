import type { Knex } from "knex"
import { type CountedEvent, contentVersion, type PlaceCount } from "./place-counts.ts"
import { recentOfDatabase } from "./recent.ts"

export interface CountedSubscription {
  readonly id: string
  readonly website_id: string
  readonly venue_id: string
}

interface Counted {
  readonly section_id: string
  readonly price_level_id: string
  readonly places: number
}

/** Places per section and price level that are free at every one of these events, of the levels a subscription sells. */
export async function sharedPlaces(
  db: Knex,
  subscription: CountedSubscription,
  events: readonly CountedEvent[],
  now: number,
): Promise<readonly PlaceCount[]> {
  const [seats, admission] = await Promise.all([
    sharedSeats(db, subscription, events, now),
    sharedAdmission(db, subscription, events),
  ])
  return [...seats, ...admission]
}

/** Live claims of these events by section, each event's by itself. */
export async function claimsBySection(
  db: Knex,
  eventIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows: readonly { section_id: string; claims: number }[] = await db("claims as c")
    .join("venue_seats as s", "s.seat_id", "c.seat_id")
    .join("events as e", function () {
      this.on("e.id", "c.event_id").andOn("e.venue_id", "s.venue_id")
    })
    .whereIn("c.event_id", eventIds)
    .where((live) => live.where("c.state", "sold").orWhere("c.expires_at", ">", now))
    .groupBy("s.section_id")
    .select("s.section_id")
    .count({ claims: "*" })
  return new Map(rows.map(({ section_id, claims }) => [section_id, Number(claims)]))
}

/** What an import decides about a subscription's seats: it changes with the next import only. */
const imported = recentOfDatabase<readonly Omit<PlaceCount, "kind">[]>(
  2_000,
  (counts) => 1 + counts.length / 20,
)

/** A seat gone at two of the events is one seat gone, so seats are counted and not subtracted. */
async function sharedSeats(
  db: Knex,
  subscription: CountedSubscription,
  events: readonly CountedEvent[],
  now: number,
): Promise<readonly PlaceCount[]> {
  const ids = events.map(({ id }) => id)
  const claimed = db("claims")
    .whereIn("event_id", ids)
    .where((live) => live.where("state", "sold").orWhere("expires_at", ">", now))
    .select("seat_id")
  const [all, gone] = await Promise.all([
    importedSeats(db, subscription, ids),
    counted(
      soldSeats(db, subscription)
        .whereIn("s.seat_id", claimed)
        .whereNotExists(
          db("event_seats_off as off")
            .whereIn("off.event_id", ids)
            .whereRaw("off.seat_id = s.seat_id")
            .select(db.raw("1")),
        ),
    ),
  ])
  const taken = new Map(gone.map((row) => [`${row.section_id} ${row.price_level_id}`, row.places]))
  return all.map((count) => ({
    ...count,
    kind: "seats",
    left: Math.max(0, count.left - (taken.get(`${count.sectionId} ${count.priceLevelId}`) ?? 0)),
  }))
}

/** Seats of the price levels sold, less those that the organiser keeps from sale at any of the events. */
async function importedSeats(db: Knex, subscription: CountedSubscription, eventIds: readonly string[]) {
  const version = await contentVersion(db, subscription)
  return imported(db, `${subscription.id} ${version}`, async () => {
    const off = db("event_seats_off").whereIn("event_id", eventIds).select("seat_id")
    const [all, gone] = await Promise.all([
      counted(soldSeats(db, subscription)),
      counted(soldSeats(db, subscription).whereIn("s.seat_id", off)),
    ])
    const kept = new Map(gone.map((row) => [`${row.section_id} ${row.price_level_id}`, row.places]))
    return all.map(({ section_id, price_level_id, places }) => ({
      sectionId: section_id,
      priceLevelId: price_level_id,
      capacity: places,
      left: places - (kept.get(`${section_id} ${price_level_id}`) ?? 0),
    }))
  })
}

const soldLevels = (db: Knex, { id }: CountedSubscription) =>
  db("subscription_prices").where({ subscription_id: id }).distinct("price_level_id")

const soldSeats = (db: Knex, subscription: CountedSubscription) =>
  db("venue_seats as s")
    .where({ "s.venue_id": subscription.venue_id, "s.website_id": subscription.website_id })
    .whereIn("s.price_level_id", soldLevels(db, subscription))

async function counted(seats: Knex.QueryBuilder): Promise<readonly Counted[]> {
  const rows: Counted[] = await seats
    .groupBy("s.section_id", "s.price_level_id")
    .select("s.section_id", "s.price_level_id")
    .count({ places: "*" })
  return rows.map((row) => ({ ...row, places: Number(row.places) }))
}

/** Of general admission, as many as the fullest event has left. */
async function sharedAdmission(
  db: Knex,
  subscription: CountedSubscription,
  events: readonly CountedEvent[],
): Promise<readonly PlaceCount[]> {
  const rows: readonly { id: string; price_level_id: string; capacity: number; fewest: number }[] = await db(
    "venue_sections as s",
  )
    .join("event_capacities as c", "c.section_id", "s.id")
    .whereIn(
      "c.event_id",
      events.map(({ id }) => id),
    )
    .where({ "s.venue_id": subscription.venue_id, "s.kind": "general-admission" })
    .whereIn("s.price_level_id", soldLevels(db, subscription))
    .groupBy("s.id", "s.price_level_id")
    .select("s.id", "s.price_level_id")
    .min({ capacity: "c.capacity" })
    .select(db.raw("min(c.capacity - c.taken) as fewest"))
  return rows.map(({ id, price_level_id, capacity, fewest }) => ({
    sectionId: id,
    priceLevelId: price_level_id,
    kind: "general-admission",
    capacity: Number(capacity),
    left: Math.max(0, Number(fewest)),
  }))
}

import type { Knex } from "knex"
import { recentOfDatabase } from "./recent.ts"

export interface PlaceCount {
  readonly sectionId: string
  readonly priceLevelId: string
  readonly kind: "seats" | "general-admission"
  /** Places the event sells at this price level in this section. */
  readonly capacity: number
  readonly left: number
}

interface Counted {
  readonly section_id: string
  readonly price_level_id: string
  readonly places: number
}

export interface CountedEvent {
  readonly id: string
  readonly website_id: string
  readonly venue_id: string
}

/** Seats of a venue per section and price level, whichever of its events asks. */
const ofVenue = recentOfDatabase<readonly Counted[]>(2_000, (counts) => 1 + counts.length / 20)
/** What an import decides about an event's seats: it changes with the next import only. */
const imported = recentOfDatabase<readonly Omit<PlaceCount, "kind">[]>(
  2_000,
  (counts) => 1 + counts.length / 20,
)

/** Places of an event per section and price level; `now` decides which claims still live. */
export async function placeCounts(
  db: Knex,
  event: CountedEvent,
  now: number,
): Promise<readonly PlaceCount[]> {
  const [seats, claimed, admission] = await Promise.all([
    importedSeats(db, event),
    claimedSeats(db, event, now),
    generalAdmission(db, event),
  ])
  const taken = new Map(claimed.map((row) => [`${row.section_id} ${row.price_level_id}`, row.places]))
  const reserved = seats.map(({ sectionId, priceLevelId, capacity, left }) => ({
    sectionId,
    priceLevelId,
    kind: "seats" as const,
    capacity,
    left: Math.max(0, left - (taken.get(`${sectionId} ${priceLevelId}`) ?? 0)),
  }))
  return [...reserved, ...admission]
}

/** Places left of many events, for lists. */
export async function placesLeft(
  db: Knex,
  events: readonly CountedEvent[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(events.map((event) => placeCounts(db, event, now)))
  return new Map(events.map((event, i) => [event.id, sumLeft(counts[i] ?? [])]))
}

export const sumLeft = (counts: readonly PlaceCount[]): number =>
  counts.reduce((sum, { left }) => sum + left, 0)

/** Which import an event's seats come from, and the geometry they lie in. */
export async function contentVersion(db: Knex, event: CountedEvent): Promise<string> {
  const [run, venue] = await Promise.all([
    db("imports").where({ website_id: event.website_id }).select("content_hash").first(),
    db("venues").where({ id: event.venue_id }).select("version").first(),
  ])
  return `${run?.content_hash ?? ""} ${venue?.version ?? ""}`
}

async function importedSeats(db: Knex, event: CountedEvent) {
  const version = await contentVersion(db, event)
  return imported(db, `${event.id} ${version}`, async () => {
    const [all, off, priced] = await Promise.all([
      ofVenue(db, `${event.venue_id} ${version}`, () => counted(seatsOfVenue(db, event))),
      counted(
        seatsOfVenue(db, event).join("event_seats_off as off", function () {
          this.on("off.seat_id", "s.seat_id").andOnVal("off.event_id", event.id)
        }),
      ),
      pricedLevels(db, event.id).pluck("price_level_id"),
    ])
    const sold = new Set<string>(priced)
    const gone = new Map(off.map((row) => [`${row.section_id} ${row.price_level_id}`, row.places]))
    return all
      .filter((row) => sold.has(row.price_level_id))
      .map((row) => ({
        sectionId: row.section_id,
        priceLevelId: row.price_level_id,
        capacity: row.places,
        left: row.places - (gone.get(`${row.section_id} ${row.price_level_id}`) ?? 0),
      }))
  })
}

const seatsOfVenue = (db: Knex, event: CountedEvent) =>
  db("venue_seats as s").where({ "s.venue_id": event.venue_id, "s.website_id": event.website_id })

/** How many of these seats there are per section and price level. */
async function counted(seats: Knex.QueryBuilder): Promise<readonly Counted[]> {
  const rows: Counted[] = await seats
    .groupBy("s.section_id", "s.price_level_id")
    .select("s.section_id", "s.price_level_id")
    .count({ places: "*" })
  return rows.map((row) => ({ ...row, places: Number(row.places) }))
}

const pricedLevels = (db: Knex, eventId: string) =>
  db("event_prices").where({ event_id: eventId }).distinct("price_level_id")

const claimedSeats = (db: Knex, event: CountedEvent, now: number): Promise<readonly Counted[]> =>
  counted(
    db("claims as c")
      .join("venue_seats as s", function () {
        this.on("s.seat_id", "c.seat_id").andOnVal("s.venue_id", event.venue_id)
      })
      .where({ "c.event_id": event.id })
      .where((live) => live.where("c.state", "sold").orWhere("c.expires_at", ">", now)),
  )

async function generalAdmission(db: Knex, event: CountedEvent): Promise<readonly PlaceCount[]> {
  const rows: readonly { id: string; price_level_id: string; capacity: number; taken: number }[] = await db(
    "venue_sections as s",
  )
    .join("event_capacities as c", function () {
      this.on("c.section_id", "s.id").andOnVal("c.event_id", event.id)
    })
    .where({ "s.venue_id": event.venue_id, "s.kind": "general-admission" })
    .whereIn("s.price_level_id", pricedLevels(db, event.id))
    .select("s.id", "s.price_level_id", "c.capacity", "c.taken")
  return rows.map(({ id, price_level_id, capacity, taken }) => ({
    sectionId: id,
    priceLevelId: price_level_id,
    kind: "general-admission",
    capacity,
    left: Math.max(0, capacity - taken),
  }))
}

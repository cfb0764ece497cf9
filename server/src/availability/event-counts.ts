import type { Knex } from "knex"
import {
  type Counted,
  type CountedAdmission,
  type CountedSale,
  contentVersion,
  countAdmission,
  countClaims,
  countSeatsOff,
  countVenueSeats,
  pricedLevels,
} from "./count-store.ts"
import { recentOfDatabase } from "./recent.ts"

/** What is left of one price level in one section: seats, or general admission. */
export interface AvailabilityCount {
  readonly sectionId: string
  readonly priceLevelId: string
  readonly kind: "seats" | "general-admission"
  /** How many the event sells, those sold already included. */
  readonly capacity: number
  readonly left: number
}

/** Seats of a venue per section and price level, whichever of its events asks. */
const ofVenue = recentOfDatabase<readonly Counted[]>(2_000, (counts) => 1 + counts.length / 20)
/** What an import decides about an event's seats: it changes with the next import only. */
const imported = recentOfDatabase<readonly Omit<AvailabilityCount, "kind">[]>(
  2_000,
  (counts) => 1 + counts.length / 20,
)

/** What is left of an event, by section and price level; `now` decides which claims still live. */
export async function eventCounts(
  db: Knex,
  event: CountedSale,
  now: number,
): Promise<readonly AvailabilityCount[]> {
  const [seats, claimed, admission] = await Promise.all([
    importedSeats(db, event),
    countClaims(db, event, now),
    countAdmission(db, event),
  ])
  return [...lessTaken(seats, claimed), ...admission.map(admissionCount)]
}

/** How many are left of each of many events, for lists. */
export async function placesLeft(
  db: Knex,
  events: readonly CountedSale[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(events.map((event) => eventCounts(db, event, now)))
  return new Map(events.map((event, i) => [event.id, sumLeft(counts[i] ?? [])]))
}

export const sumLeft = (counts: readonly AvailabilityCount[]): number =>
  counts.reduce((sum, { left }) => sum + left, 0)

async function importedSeats(db: Knex, event: CountedSale) {
  const version = await contentVersion(db, event)
  return imported(db, `${event.id} ${version}`, async () => {
    const [all, off, priced] = await Promise.all([
      ofVenue(db, `${event.venue_id} ${version}`, () => countVenueSeats(db, event)),
      countSeatsOff(db, event),
      pricedLevels(db, event.id),
    ])
    const sold = new Set(priced)
    return lessOff(
      all.filter((row) => sold.has(row.price_level_id)),
      off,
    )
  })
}

/** Seats as counted, less those that the organiser keeps from sale. */
export function lessOff(
  all: readonly Counted[],
  off: readonly Counted[],
): readonly Omit<AvailabilityCount, "kind">[] {
  const kept = bySectionAndLevel(off)
  return all.map((row) => ({
    sectionId: row.section_id,
    priceLevelId: row.price_level_id,
    capacity: row.seats,
    left: row.seats - (kept.get(`${row.section_id} ${row.price_level_id}`) ?? 0),
  }))
}

/** Seats, less those that are sold or held. */
export function lessTaken(
  seats: readonly Omit<AvailabilityCount, "kind">[],
  claimed: readonly Counted[],
): readonly AvailabilityCount[] {
  const taken = bySectionAndLevel(claimed)
  return seats.map((count) => ({
    ...count,
    kind: "seats",
    left: Math.max(0, count.left - (taken.get(`${count.sectionId} ${count.priceLevelId}`) ?? 0)),
  }))
}

export const admissionCount = ({
  id,
  price_level_id,
  capacity,
  left,
}: CountedAdmission): AvailabilityCount => ({
  sectionId: id,
  priceLevelId: price_level_id,
  kind: "general-admission",
  capacity,
  left,
})

const bySectionAndLevel = (counts: readonly Counted[]): ReadonlyMap<string, number> =>
  new Map(counts.map((row) => [`${row.section_id} ${row.price_level_id}`, row.seats]))

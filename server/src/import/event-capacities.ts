import type { Knex } from "knex"
import {
  deleteCapacity,
  insertCapacity,
  resizeSection,
  shiftTaken,
} from "../availability/admission-capacity-store.ts"
import type {
  EventPlacesOffRow,
  EventRow,
  EventSeatOffRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { bumpSections } from "../seating/section-version-store.ts"
import type { TableDifference } from "./table-difference.ts"

/**
 * Keeps the counters of general admission in step: people let in elsewhere count as taken, and what shoppers took
 * here stays. The guard of sales has refused rooms smaller than the people let in here.
 */
export async function adjustCapacities(
  trx: Knex.Transaction,
  { added, changed, removed }: TableDifference<EventPlacesOffRow>,
  sections: readonly VenueSectionRow[],
): Promise<void> {
  const capacities = new Map(sections.map((section) => [section.id, section.capacity]))
  for (const { places, ...section } of added)
    await insertCapacity(trx, { ...section, capacity: capacities.get(section.section_id)!, taken: places })
  for (const { before, after } of changed) await shiftTaken(trx, after, after.places - before.places)
  for (const capacity of removed) await deleteCapacity(trx, capacity)
  for (const section of sections) await resizeSection(trx, section)
}

/** Tells the maps that are open now which sections of an event have other seats for sale than before. */
export async function tellOpenMaps(
  trx: Knex.Transaction,
  events: TableDifference<EventRow>,
  seatsOff: TableDifference<EventSeatOffRow>,
  seats: readonly VenueSeatRow[],
  wantedEvents: readonly EventRow[],
): Promise<void> {
  const isNew = new Set(events.added.map((event) => event.id))
  const touched = [
    ...seatsOff.added,
    ...seatsOff.removed,
    ...seatsOff.changed.map(({ after }) => after),
  ].filter((seat) => !isNew.has(seat.event_id))
  if (touched.length === 0) return
  const venueOf = new Map(wantedEvents.map((event) => [event.id, event.venue_id]))
  const sectionOf = new Map(seats.map((seat) => [`${seat.venue_id} ${seat.seat_id}`, seat.section_id]))
  const sections = touched.flatMap(({ event_id, seat_id }) => {
    const sectionId = sectionOf.get(`${venueOf.get(event_id)} ${seat_id}`)
    return sectionId === undefined ? [] : { eventId: event_id, sectionId }
  })
  await bumpSections(trx, sections)
}

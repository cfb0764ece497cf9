import type { Knex } from "knex"
import type { EventCapacityRow } from "../database/hold-tables.ts"
import type { VenueSectionRow } from "../database/tables.ts"

/** What keeps a general admission section from holding more people than it may. */
export interface AdmissionGuard {
  /** Takes room for that many people, all or none. */
  take(trx: Knex.Transaction, eventId: string, sectionId: string, people: number): Promise<boolean>
  /** Gives room back that was taken. */
  giveBack(trx: Knex.Transaction, eventId: string, sectionId: string, people: number): Promise<void>
  /** How many people each section of the event still has room for. */
  left(db: Knex, eventId: string): Promise<ReadonlyMap<string, number>>
}

/** The condition and the count are one statement. */
export const admissionGuard: AdmissionGuard = {
  async take(trx, eventId, sectionId, people) {
    const changed = await trx<EventCapacityRow>("event_capacities")
      .where({ event_id: eventId, section_id: sectionId })
      .whereRaw("taken + ? <= capacity", [people])
      .increment("taken", people)
    return changed === 1
  },

  async giveBack(trx, eventId, sectionId, people) {
    await trx<EventCapacityRow>("event_capacities")
      .where({ event_id: eventId, section_id: sectionId })
      .decrement("taken", people)
  },

  async left(db, eventId) {
    const rows = await db<EventCapacityRow>("event_capacities").where({ event_id: eventId })
    return new Map(rows.map((row) => [row.section_id, Math.max(0, row.capacity - row.taken)]))
  },
}

type EventSection = Pick<EventCapacityRow, "event_id" | "section_id" | "website_id">

/** Counts a section of an event from now on; one that is counted already stays as it is. */
export async function insertCapacity(trx: Knex.Transaction, row: EventCapacityRow): Promise<void> {
  await trx<EventCapacityRow>("event_capacities").insert(row).onConflict(["event_id", "section_id"]).ignore()
}

export async function deleteCapacity(
  trx: Knex.Transaction,
  { website_id, event_id, section_id }: EventSection,
): Promise<void> {
  await trx<EventCapacityRow>("event_capacities").where({ website_id, event_id, section_id }).delete()
}

/** Counts more people, or fewer, as let in elsewhere; never more than there is room for. */
export async function shiftTaken(
  trx: Knex.Transaction,
  { website_id, event_id, section_id }: EventSection,
  by: number,
): Promise<void> {
  const taken = trx.raw("CASE WHEN taken + ? > capacity THEN capacity ELSE taken + ? END", [by, by])
  await trx<EventCapacityRow>("event_capacities")
    .where({ website_id, event_id, section_id })
    .update({ taken })
}

/** Gives a section its capacity at every event; never less than there are people in it. */
export async function resizeSection(
  trx: Knex.Transaction,
  { website_id, id, capacity }: Pick<VenueSectionRow, "website_id" | "id" | "capacity">,
): Promise<void> {
  await trx<EventCapacityRow>("event_capacities")
    .where({ website_id, section_id: id })
    .whereNot({ capacity })
    .update({ capacity: trx.raw("CASE WHEN taken > ? THEN taken ELSE ? END", [capacity, capacity]) })
}

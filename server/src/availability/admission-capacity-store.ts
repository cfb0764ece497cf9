import type { Knex } from "knex"
import type { EventCapacityRow } from "../database/hold-tables.ts"
import { forUpdate, rowSet, rowsOf } from "../database/row-sets.ts"
import type { VenueSectionRow } from "../database/tables.ts"
import type { SectionAt } from "./claim-store.ts"

/** People who come into a general admission section, or leave it when negative. */
export interface AdmissionChange extends SectionAt {
  readonly people: number
}

/** What keeps a general admission section from holding more people than it may. */
export interface AdmissionGuard {
  /** Counts people in and out; answers the sections where it was done. One without room for its people counts none. */
  count(trx: Knex.Transaction, changes: readonly AdmissionChange[]): Promise<readonly SectionAt[]>
  /** How many people each section of the events still has room for. */
  left(db: Knex, eventIds: readonly string[]): Promise<readonly (SectionAt & { readonly left: number })[]>
}

type CountedRow = Pick<EventCapacityRow, "event_id" | "section_id">

const sectionAt = ({ event_id, section_id }: CountedRow): SectionAt => ({
  eventId: event_id,
  sectionId: section_id,
})

/** The condition and the count are one statement; sections are locked in id order first. */
export const admissionGuard: AdmissionGuard = {
  async count(trx, changes) {
    if (changes.length === 0) return []
    const counted = rowSet(
      trx,
      { event_id: "text", section_id: "text", people: "bigint" },
      changes.map(({ eventId, sectionId, people }) => ({ event_id: eventId, section_id: sectionId, people })),
    )
    const rows = await rowsOf<CountedRow>(
      trx,
      `WITH counted AS MATERIALIZED (
         SELECT c.event_id, c.section_id, counted.people
         FROM ${counted.sql} AS counted CROSS JOIN event_capacities AS c
         WHERE c.event_id = counted.event_id AND c.section_id = counted.section_id
         ORDER BY c.event_id, c.section_id ${forUpdate(trx, "c")})
       UPDATE event_capacities SET taken = taken + counted.people FROM counted
       WHERE event_capacities.event_id = counted.event_id AND event_capacities.section_id = counted.section_id
         AND (counted.people <= 0 OR taken + counted.people <= capacity)
       RETURNING event_capacities.event_id, event_capacities.section_id`,
      counted.bindings,
    )
    return rows.map(sectionAt)
  },

  async left(db, eventIds) {
    if (eventIds.length === 0) return []
    const events = rowSet(
      db,
      { event_id: "text" },
      eventIds.map((event_id) => ({ event_id })),
    )
    const rows = await rowsOf<CountedRow & Pick<EventCapacityRow, "capacity" | "taken">>(
      db,
      `SELECT c.event_id, c.section_id, c.capacity, c.taken
       FROM ${events.sql} AS events CROSS JOIN event_capacities AS c WHERE c.event_id = events.event_id`,
      events.bindings,
    )
    return rows.map((row) => ({ ...sectionAt(row), left: Math.max(0, row.capacity - row.taken) }))
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

/**
 * Counts more people, or fewer, as let in elsewhere. They may be more than there is room for, and nobody is forgotten then:
 * a larger room later has only the places that are left beside all of them.
 */
export async function shiftTaken(
  trx: Knex.Transaction,
  { website_id, event_id, section_id }: EventSection,
  by: number,
): Promise<void> {
  await trx<EventCapacityRow>("event_capacities")
    .where({ website_id, event_id, section_id })
    .increment("taken", by)
}

/** Gives a section its capacity at every event, also where more people are in it than that. */
export async function resizeSection(
  trx: Knex.Transaction,
  { website_id, id, capacity }: Pick<VenueSectionRow, "website_id" | "id" | "capacity">,
): Promise<void> {
  await trx<EventCapacityRow>("event_capacities")
    .where({ website_id, section_id: id })
    .whereNot({ capacity })
    .update({ capacity })
}

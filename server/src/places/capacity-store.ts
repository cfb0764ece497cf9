import type { Knex } from "knex"
import type { EventCapacityRow } from "../database/hold-tables.ts"

/** What keeps a general admission section from holding more people than it may. */
export interface PlaceGuard {
  /** Takes that many places, all or none. */
  take(trx: Knex.Transaction, eventId: string, sectionId: string, places: number): Promise<boolean>
  /** Gives places back that were taken. */
  giveBack(trx: Knex.Transaction, eventId: string, sectionId: string, places: number): Promise<void>
  /** How many places each section of the event has left. */
  left(db: Knex, eventId: string): Promise<ReadonlyMap<string, number>>
}

/** The condition and the count are one statement. */
export const placeGuard: PlaceGuard = {
  async take(trx, eventId, sectionId, places) {
    const changed = await trx<EventCapacityRow>("event_capacities")
      .where({ event_id: eventId, section_id: sectionId })
      .whereRaw("taken + ? <= capacity", [places])
      .increment("taken", places)
    return changed === 1
  },

  async giveBack(trx, eventId, sectionId, places) {
    await trx<EventCapacityRow>("event_capacities")
      .where({ event_id: eventId, section_id: sectionId })
      .decrement("taken", places)
  },

  async left(db, eventId) {
    const rows = await db<EventCapacityRow>("event_capacities").where({ event_id: eventId })
    return new Map(rows.map((row) => [row.section_id, Math.max(0, row.capacity - row.taken)]))
  },
}

import type { Knex } from "knex"
import type { SectionAt } from "../availability/claim-store.ts"
import { rowSet } from "../database/row-sets.ts"

/**
 * Tells pollers that seats of these sections changed. Called in the transaction that changes them;
 * in id order, so that overlapping transactions wait for one another instead of deadlocking.
 */
export async function bumpSections(trx: Knex.Transaction, sections: readonly SectionAt[]): Promise<void> {
  if (sections.length === 0) return
  const rows = sections.map(({ eventId, sectionId }) => ({ event_id: eventId, section_id: sectionId }))
  const changed = rowSet(trx, { event_id: "text", section_id: "text" }, rows)
  await trx.raw(
    `INSERT INTO event_section_versions (event_id, section_id, version)
     SELECT DISTINCT event_id, section_id, 1 FROM ${changed.sql} AS changed WHERE true ORDER BY event_id, section_id
     ON CONFLICT (event_id, section_id) DO UPDATE SET version = event_section_versions.version + 1`,
    changed.bindings,
  )
}

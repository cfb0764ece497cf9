import type { Knex } from "knex"
import type { SectionAt } from "../availability/claim-store.ts"
import { rowSet } from "../database/row-sets.ts"

/** A section of which something changed. */
export interface ChangedSection extends SectionAt {
  /** That seats were only taken, or stay taken: nobody can have found one that was not there before. */
  readonly frees?: false
}

/**
 * Tells pollers that seats of these sections changed, and those who know of full rows that some may not be. Called in the
 * transaction that changes them; in id order, so that overlapping transactions wait for one another instead of deadlocking.
 */
export async function bumpSections(
  trx: Knex.Transaction,
  sections: readonly ChangedSection[],
): Promise<void> {
  if (sections.length === 0) return
  const rows = sections.map(({ eventId, sectionId, frees = true }) => ({
    event_id: eventId,
    section_id: sectionId,
    freed: Number(frees),
  }))
  const changed = rowSet(trx, { event_id: "text", section_id: "text", freed: "bigint" }, rows)
  await trx.raw(
    `INSERT INTO event_section_versions (event_id, section_id, version, freed)
     SELECT event_id, section_id, 1, max(freed) FROM ${changed.sql} AS changed WHERE true
     GROUP BY event_id, section_id ORDER BY event_id, section_id
     ON CONFLICT (event_id, section_id) DO UPDATE
     SET version = event_section_versions.version + 1, freed = event_section_versions.freed + excluded.freed`,
    changed.bindings,
  )
}

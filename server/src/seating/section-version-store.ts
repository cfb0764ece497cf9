import type { Knex } from "knex"
import type { SectionAt } from "../availability/claim-store.ts"
import { rowSet } from "../database/row-sets.ts"

export interface SectionVersionRow {
  readonly event_id: string
  readonly section_id: string
  readonly version: number
}

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

/** The counter of each section that ever changed, by event. */
export async function sectionVersions(
  db: Knex,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await db<SectionVersionRow>("event_section_versions").whereIn("event_id", [...eventIds])
  return new Map(
    [...Map.groupBy(rows, ({ event_id }) => event_id)].map(([id, sections]) => [
      id,
      new Map(sections.map(({ section_id, version }) => [section_id, version])),
    ]),
  )
}

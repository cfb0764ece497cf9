import type { Knex } from "knex"

interface SectionVersionRow {
  readonly event_id: string
  readonly section_id: string
  readonly version: number
}

/**
 * Tells pollers that seats of these sections changed. Called in the transaction that changes them;
 * in id order, so that overlapping transactions wait for one another instead of deadlocking.
 */
export async function bumpSections(
  trx: Knex.Transaction,
  eventId: string,
  sectionIds: Iterable<string>,
): Promise<void> {
  const rows = [...new Set(sectionIds)]
    .sort()
    .map((section_id) => ({ event_id: eventId, section_id, version: 1 }))
  if (rows.length === 0) return
  await trx<SectionVersionRow>("event_section_versions")
    .insert(rows)
    .onConflict(["event_id", "section_id"])
    .merge({ version: trx.raw("event_section_versions.version + 1") })
}

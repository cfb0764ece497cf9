import type { Knex } from "knex"

export interface SectionVersionRow {
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

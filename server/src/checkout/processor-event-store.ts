import type { Knex } from "knex"
import type { ProcessorEventRow } from "../database/checkout-tables.ts"

/** Remembers which events of processors were handled, website by website. Tests take it away and must see one handled twice. */
export interface EventBook {
  isKnown(db: Knex, event: ProcessorEventRow): Promise<boolean>
  /** Writes an event down; one that is there already stays as it is. */
  write(db: Knex, event: ProcessorEventRow): Promise<void>
}

/** The rows are kept for good: a processor may send an event again after days. */
export const eventBook: EventBook = {
  async isKnown(db, { website_id, processor, event_id }) {
    const known = await db<ProcessorEventRow>("processor_events")
      .where({ website_id, processor, event_id })
      .first("event_id")
    return known !== undefined
  },
  async write(db, event) {
    await db<ProcessorEventRow>("processor_events")
      .insert(event)
      .onConflict(["website_id", "processor", "event_id"])
      .ignore()
  },
}

/** First what an event means, which may be done twice, then its row: an event half handled comes again. */
export async function handleOnce(
  db: Knex,
  event: ProcessorEventRow,
  handle: () => Promise<void>,
  book = eventBook,
): Promise<void> {
  if (await book.isKnown(db, event)) return
  await handle()
  await book.write(db, event)
}

import type { PageRow, ShowRow } from "../database/tables.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Website } from "../http/handler.ts"
import { catalogueStore } from "./catalogue-store.ts"
import type { PublishedEvent } from "./event-answers.ts"
import { publishedEvents } from "./published-events.ts"

export interface PublishedPage {
  readonly row: PageRow
  readonly shows: readonly ShowRow[]
  /** Those shoppers may see, by start. */
  readonly events: readonly PublishedEvent[]
}

/** The pages of a website, or one of them, with their events as they are now. */
export async function publishedPages(
  { db, clock }: Dependencies,
  website: Website,
  pageId?: string,
): Promise<readonly PublishedPage[]> {
  const store = catalogueStore(db, website.id)
  const pages = await store.pages(pageId)
  const ids = pages.map((page) => page.id)
  const [shows, rows] = await Promise.all([store.shows(ids), store.events(ids)])
  const events = await publishedEvents(db, website, rows, clock.now())
  return pages.map((row) => ({
    row,
    shows: shows.filter((show) => show.page_id === row.id),
    events: events.filter((event) => event.row.page_id === row.id),
  }))
}

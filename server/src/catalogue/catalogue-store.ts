import type { Knex } from "knex"
import type {
  EventPriceRow,
  EventRow,
  PageRow,
  ShowRow,
  VenuePriceLevelRow,
  VenueRow,
} from "../database/tables.ts"
import { defined } from "../defined.ts"

/** What one website publishes. */
export const catalogueStore = (db: Knex, websiteId: string) => ({
  pages: async (pageId?: string): Promise<readonly PageRow[]> =>
    db<PageRow>("pages")
      .where(defined({ website_id: websiteId, id: pageId }))
      .orderBy("id"),

  shows: async (pageIds: readonly string[]): Promise<readonly ShowRow[]> =>
    db<ShowRow>("shows")
      .where({ website_id: websiteId })
      .whereIn("page_id", [...pageIds])
      .orderBy(["page_id", "ordinal"]),

  show: async (id: string): Promise<ShowRow | undefined> =>
    db<ShowRow>("shows").where({ website_id: websiteId, id }).first(),

  events: async (pageIds: readonly string[]): Promise<readonly EventRow[]> =>
    db<EventRow>("events")
      .where({ website_id: websiteId })
      .whereIn("page_id", [...pageIds])
      .orderBy(["starts_at", "id"]),

  /** An event shoppers may see; an invisible one is not there. */
  event: async (idOrCode: string): Promise<EventRow | undefined> =>
    db<EventRow>("events")
      .where({ website_id: websiteId })
      .whereNot({ sale_state: "INVISIBLE" })
      .where((named) => named.where({ id: idOrCode }).orWhere({ code: idOrCode }))
      .first(),

  venues: async (): Promise<readonly VenueRow[]> => db<VenueRow>("venues").where({ website_id: websiteId }),

  venue: async (id: string): Promise<VenueRow | undefined> =>
    db<VenueRow>("venues").where({ website_id: websiteId, id }).first(),

  priceLevels: async (venueId: string): Promise<readonly VenuePriceLevelRow[]> =>
    db<VenuePriceLevelRow>("venue_price_levels")
      .where({ website_id: websiteId, venue_id: venueId })
      .orderBy("ordinal"),

  prices: async (eventIds: readonly string[]): Promise<readonly EventPriceRow[]> =>
    db<EventPriceRow>("event_prices")
      .where({ website_id: websiteId })
      .whereIn("event_id", [...eventIds])
      .orderBy(["event_id", "ordinal"]),
})

export type CatalogueStore = ReturnType<typeof catalogueStore>

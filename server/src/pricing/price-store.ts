import type { Knex } from "knex"
import type { EventPriceRow, EventRow, VenueRow } from "../database/tables.ts"

/** What the taxes on one website's prices depend on. */
export const priceStore = (db: Knex, websiteId: string) => ({
  event: (id: string): Promise<EventRow | undefined> =>
    db<EventRow>("events").where({ website_id: websiteId, id }).first(),

  eventPrice: (eventId: string, id: string): Promise<EventPriceRow | undefined> =>
    db<EventPriceRow>("event_prices").where({ website_id: websiteId, event_id: eventId, id }).first(),

  /** The taxes of a venue's municipality. */
  municipalTaxes: async (venueId: string): Promise<Pick<VenueRow, "municipal_taxes"> | undefined> =>
    db<VenueRow>("venues").where({ website_id: websiteId, id: venueId }).first("municipal_taxes"),
})

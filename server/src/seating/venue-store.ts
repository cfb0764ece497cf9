import type { Knex } from "knex"
import type {
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { defined } from "../defined.ts"

/** The geometry of one website's venues. */
export const venueStore = (db: Knex, websiteId: string) => ({
  venue: async (id: string): Promise<VenueRow | undefined> =>
    db<VenueRow>("venues").where({ website_id: websiteId, id }).first(),

  levels: async (venueId: string): Promise<readonly VenueLevelRow[]> =>
    db<VenueLevelRow>("venue_levels").where({ website_id: websiteId, venue_id: venueId }).orderBy("ordinal"),

  priceLevels: async (venueId: string): Promise<readonly VenuePriceLevelRow[]> =>
    db<VenuePriceLevelRow>("venue_price_levels")
      .where({ website_id: websiteId, venue_id: venueId })
      .orderBy("ordinal"),

  sections: async (venueId: string): Promise<readonly VenueSectionRow[]> =>
    db<VenueSectionRow>("venue_sections")
      .where({ website_id: websiteId, venue_id: venueId })
      .orderBy("ordinal"),

  section: async (id: string): Promise<VenueSectionRow | undefined> =>
    db<VenueSectionRow>("venue_sections").where({ website_id: websiteId, id }).first(),

  rows: async (venueId: string, sectionId?: string): Promise<readonly VenueRowRow[]> =>
    db<VenueRowRow>("venue_rows")
      .where(defined({ website_id: websiteId, venue_id: venueId, section_id: sectionId }))
      .orderBy(["section_id", "ordinal"]),

  seats: async (venueId: string, sectionId?: string): Promise<readonly VenueSeatRow[]> =>
    db<VenueSeatRow>("venue_seats")
      .where(defined({ website_id: websiteId, venue_id: venueId, section_id: sectionId }))
      .orderBy(["row_id", "ordinal"]),

  seatsOfIds: async (venueId: string, seatIds: readonly string[]): Promise<readonly VenueSeatRow[]> =>
    db<VenueSeatRow>("venue_seats")
      .where({ website_id: websiteId, venue_id: venueId })
      .whereIn("seat_id", [...seatIds])
      .orderBy(["row_id", "ordinal"]),

  /** Price levels of each section's seats. */
  sectionLevels: async (
    venueId: string,
  ): Promise<readonly Pick<VenueSeatRow, "section_id" | "price_level_id">[]> =>
    db<VenueSeatRow>("venue_seats")
      .where({ website_id: websiteId, venue_id: venueId })
      .distinct("section_id", "price_level_id"),
})

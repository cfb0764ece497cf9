import type { Knex } from "knex"
import type { VenueFacts } from "../catalogue/event-answers.ts"
import type { ComboRow } from "../database/combo-tables.ts"
import type { PromotionRow } from "../database/promotion-tables.ts"
import type {
  EventRow,
  PageRow,
  PriceRow,
  ShowRow,
  SubscriptionRow,
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { type NamedProduct, namedProductColumns } from "./held-products.ts"

/** What a hold shows of its venue, and what its taxes depend on. */
type ShownVenue = VenueFacts & Pick<VenueRow, "municipal_taxes" | "bounds">

/** Its columns, of `venues`. */
export const shownVenue = [
  "id",
  "name_fr",
  "name_en",
  "address_line1",
  "address_line2",
  "city",
  "province_state",
  "postal_code",
  "country",
  "latitude",
  "longitude",
  "municipal_taxes",
  "bounds",
] as const satisfies readonly (keyof ShownVenue)[]

export type EventWithVenue = ShownVenue &
  Pick<EventRow, "page_id" | "day_code" | "starts_at" | "province" | "sale_state"> &
  Pick<ShowRow, "title_fr" | "title_en"> &
  Pick<PageRow, "image" | "same_ticket_count"> & { readonly event_id: EventRow["id"] }

export type NamedSection = Pick<VenueSectionRow, "id" | "name_fr" | "name_en"> & {
  readonly level_fr: VenueLevelRow["name_fr"]
  readonly level_en: VenueLevelRow["name_en"]
}

export type NamedSeat = Pick<VenueSeatRow, "venue_id" | "seat_id" | "name"> & {
  readonly row_name: VenueRowRow["name"]
  readonly row_type: VenueRowRow["type"]
}

/** The rows behind the holds of one website's carts; ids may come more than once. */
export const holdDetailsStore = (db: Knex, websiteId: string) => ({
  events: async (ids: readonly string[]): Promise<readonly EventWithVenue[]> =>
    db("events")
      .join("shows", "shows.id", "events.show_id")
      .join("pages", "pages.id", "events.page_id")
      .join("venues", "venues.id", "events.venue_id")
      .where({ "events.website_id": websiteId })
      .whereIn("events.id", unique(ids))
      .select(shownVenue.map((column) => `venues.${column}`))
      .select("events.page_id", "events.day_code", "events.starts_at", "events.province", "events.sale_state")
      .select("shows.title_fr", "shows.title_en", "pages.image", "pages.same_ticket_count")
      .select({ event_id: "events.id" }),

  products: async (ids: readonly string[]): Promise<ReadonlyMap<string, NamedProduct>> => {
    if (ids.length === 0) return new Map()
    const rows: NamedProduct[] = await db("products")
      .where({ website_id: websiteId })
      .whereIn("id", unique(ids))
      .select(...namedProductColumns)
    return new Map(rows.map((row) => [row.id, row]))
  },

  promotions: (ids: readonly string[]) => byId<PromotionRow>(db, websiteId, "promotions", ids),
  combos: (ids: readonly string[]) => byId<ComboRow>(db, websiteId, "combos", ids),

  subscriptions: (ids: readonly string[]) => byId<SubscriptionRow>(db, websiteId, "subscriptions", ids),

  subscriptionPrices: (ids: readonly string[]) => byId<PriceRow>(db, websiteId, "subscription_prices", ids),

  eventPrices: (ids: readonly string[]) => byId<PriceRow>(db, websiteId, "event_prices", ids),

  priceLevels: (ids: readonly string[]) => byId<VenuePriceLevelRow>(db, websiteId, "venue_price_levels", ids),

  sections: async (ids: readonly string[]): Promise<ReadonlyMap<string, NamedSection>> => {
    const rows: NamedSection[] = await db("venue_sections")
      .join("venue_levels", "venue_levels.id", "venue_sections.level_id")
      .where({ "venue_sections.website_id": websiteId })
      .whereIn("venue_sections.id", unique(ids))
      .select("venue_sections.id", "venue_sections.name_fr", "venue_sections.name_en")
      .select({ level_fr: "venue_levels.name_fr", level_en: "venue_levels.name_en" })
    return new Map(rows.map((row) => [row.id, row]))
  },

  seats: async (venueIds: readonly string[], seatIds: readonly string[]): Promise<readonly NamedSeat[]> => {
    if (seatIds.length === 0) return []
    return db("venue_seats")
      .join("venue_rows", "venue_rows.id", "venue_seats.row_id")
      .where({ "venue_seats.website_id": websiteId })
      .whereIn("venue_seats.venue_id", unique(venueIds))
      .whereIn("venue_seats.seat_id", seatIds)
      .select("venue_seats.venue_id", "venue_seats.seat_id", "venue_seats.name")
      .select({ row_name: "venue_rows.name", row_type: "venue_rows.type" })
  },
})

async function byId<Row extends { id: string }>(
  db: Knex,
  websiteId: string,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map()
  const rows: Row[] = await db(table).where({ website_id: websiteId }).whereIn("id", unique(ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

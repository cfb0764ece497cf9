import type { Knex } from "knex"
import type { ComboRow } from "../database/combo-tables.ts"
import type { ProductEventRow, ProductRow } from "../database/product-tables.ts"
import type { PresaleCodeRow, PromotionRow } from "../database/promotion-tables.ts"
import type {
  BannerRow,
  EventPriceRow,
  EventRow,
  EventSeatOffRow,
  NewsletterRow,
  OutletRow,
  PageRow,
  ShowRow,
  StaticPageRow,
  SubscriptionEventRow,
  SubscriptionPriceRow,
  SubscriptionRow,
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"
import { defined } from "../defined.ts"

/** What one website publishes: whole tables, and the seats of its venues. Each is read once for each of its revisions. */
export const catalogueStore = (db: Knex, websiteId: string) => ({
  pages: async (): Promise<readonly PageRow[]> =>
    db<PageRow>("pages").where({ website_id: websiteId }).orderBy("id"),

  shows: async (): Promise<readonly ShowRow[]> =>
    db<ShowRow>("shows").where({ website_id: websiteId }).orderBy(["page_id", "ordinal"]),

  events: async (): Promise<readonly EventRow[]> =>
    db<EventRow>("events").where({ website_id: websiteId }).orderBy(["starts_at", "id"]),

  prices: async (): Promise<readonly EventPriceRow[]> =>
    db<EventPriceRow>("event_prices").where({ website_id: websiteId }).orderBy(["event_id", "ordinal"]),

  subscriptions: async (): Promise<readonly SubscriptionRow[]> =>
    db<SubscriptionRow>("subscriptions").where({ website_id: websiteId }).orderBy(["page_id", "ordinal"]),

  subscriptionEvents: async (): Promise<readonly SubscriptionEventRow[]> =>
    db<SubscriptionEventRow>("subscription_events").where({ website_id: websiteId }),

  subscriptionPrices: async (): Promise<readonly SubscriptionPriceRow[]> =>
    db<SubscriptionPriceRow>("subscription_prices")
      .where({ website_id: websiteId })
      .orderBy(["subscription_id", "ordinal"]),

  products: async (): Promise<readonly ProductRow[]> =>
    db<ProductRow>("products").where({ website_id: websiteId }).orderBy(["page_id", "ordinal"]),

  combos: async (): Promise<readonly ComboRow[]> =>
    db<ComboRow>("combos").where({ website_id: websiteId }).orderBy(["page_id", "ordinal"]),

  productEvents: async (): Promise<readonly ProductEventRow[]> =>
    db<ProductEventRow>("product_events").where({ website_id: websiteId }),

  promotions: async (): Promise<readonly PromotionRow[]> =>
    db<PromotionRow>("promotions").where({ website_id: websiteId }).orderBy("id"),

  /** Presales that codes open. */
  presalesByCode: async (): Promise<readonly string[]> =>
    db<PresaleCodeRow>("presale_codes").where({ website_id: websiteId }).distinct().pluck("presale_id"),

  staticPages: async (): Promise<readonly StaticPageRow[]> =>
    db<StaticPageRow>("static_pages").where({ website_id: websiteId }),

  outlets: async (): Promise<readonly OutletRow[]> =>
    db<OutletRow>("outlets").where({ website_id: websiteId }).orderBy("ordinal"),

  banners: async (): Promise<readonly BannerRow[]> =>
    db<BannerRow>("banners").where({ website_id: websiteId }).orderBy("ordinal"),

  newsletters: async (): Promise<readonly NewsletterRow[]> =>
    db<NewsletterRow>("newsletters").where({ website_id: websiteId }).orderBy("ordinal"),

  venues: async (): Promise<readonly VenueRow[]> => db<VenueRow>("venues").where({ website_id: websiteId }),

  levels: async (): Promise<readonly VenueLevelRow[]> =>
    db<VenueLevelRow>("venue_levels").where({ website_id: websiteId }).orderBy(["venue_id", "ordinal"]),

  priceLevels: async (): Promise<readonly VenuePriceLevelRow[]> =>
    db<VenuePriceLevelRow>("venue_price_levels")
      .where({ website_id: websiteId })
      .orderBy(["venue_id", "ordinal"]),

  sections: async (): Promise<readonly VenueSectionRow[]> =>
    db<VenueSectionRow>("venue_sections").where({ website_id: websiteId }).orderBy(["venue_id", "ordinal"]),

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

  seatsOff: async (eventId: string): Promise<readonly EventSeatOffRow[]> =>
    db<EventSeatOffRow>("event_seats_off").where({ website_id: websiteId, event_id: eventId }),
})

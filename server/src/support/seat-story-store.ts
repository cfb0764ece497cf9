import type { Knex } from "knex"
import type { CartRow, ClaimRow, HoldLineRow } from "../database/hold-tables.ts"
import type {
  EventPriceRow,
  EventRow,
  EventSeatOffRow,
  ShowRow,
  VenueLevelRow,
  VenuePriceLevelRow,
  VenueRowRow,
  VenueSeatRow,
  VenueSectionRow,
} from "../database/tables.ts"

export type StoryEvent = EventRow & Pick<ShowRow, "title_fr" | "title_en">

/** A seat with the names of where it is and of its price level. */
export type StorySeat = VenueSeatRow &
  Record<`section_${"fr" | "en"}`, VenueSectionRow["name_fr"]> &
  Record<`level_${"fr" | "en"}`, VenueLevelRow["name_fr"]> &
  Record<`price_level_${"fr" | "en"}`, VenuePriceLevelRow["name_fr"]> & {
    readonly row_name: VenueRowRow["name"]
    readonly row_type: VenueRowRow["type"]
  }

const seatsOfVenue = (db: Knex, websiteId: string, venueId: string) =>
  db("venue_seats as s")
    .join("venue_rows as r", "r.id", "s.row_id")
    .join("venue_sections as c", "c.id", "s.section_id")
    .join("venue_levels as l", "l.id", "c.level_id")
    .join("venue_price_levels as p", "p.id", "s.price_level_id")
    .where({ "s.website_id": websiteId, "s.venue_id": venueId })
    .select("s.*", { row_name: "r.name", row_type: "r.type" })
    .select({ section_fr: "c.name_fr", section_en: "c.name_en" })
    .select({ level_fr: "l.name_fr", level_en: "l.name_en" })
    .select({ price_level_fr: "p.name_fr", price_level_en: "p.name_en" })

/** What a seat of one website was, and is. */
export const seatStoryStore = (db: Knex, websiteId: string) => ({
  /** An event, hidden ones too. */
  event: async (idOrCode: string): Promise<StoryEvent | undefined> =>
    db("events")
      .join("shows", "shows.id", "events.show_id")
      .where({ "events.website_id": websiteId })
      .where((named) => named.where("events.id", idOrCode).orWhere("events.code", idOrCode))
      .select("events.*", "shows.title_fr", "shows.title_en")
      .first(),

  seat: async (venueId: string, seatId: string): Promise<StorySeat | undefined> =>
    seatsOfVenue(db, websiteId, venueId).where({ "s.seat_id": seatId }).first(),

  /** The seats of a venue that have one of these numbers, in any row. */
  seatsCalled: async (venueId: string, numbers: readonly string[]): Promise<readonly StorySeat[]> =>
    seatsOfVenue(db, websiteId, venueId)
      .whereIn("s.name", numbers)
      .orderBy(["c.ordinal", "r.ordinal", "s.seat_id"]),

  prices: async (eventId: string): Promise<readonly EventPriceRow[]> =>
    db<EventPriceRow>("event_prices").where({ website_id: websiteId, event_id: eventId }),

  /** Why the organiser does not sell a seat here. */
  off: async (eventId: string, seatId: string): Promise<EventSeatOffRow["reason"] | undefined> =>
    (
      await db<EventSeatOffRow>("event_seats_off")
        .where({ website_id: websiteId, event_id: eventId, seat_id: seatId })
        .first()
    )?.reason,

  claim: async (eventId: string, seatId: string): Promise<ClaimRow | undefined> =>
    db<ClaimRow>("claims").where({ website_id: websiteId, event_id: eventId, seat_id: seatId }).first(),

  /** The tickets that a seat ever was at an event, each with its cart, in the order in which they were made. */
  tickets: async (
    eventId: string,
    seatId: string,
  ): Promise<readonly { readonly cart: CartRow; readonly lineId: string; readonly holdId: string }[]> => {
    const lines: readonly (CartRow & { readonly line_id: HoldLineRow["id"]; readonly hold_id: string })[] =
      await db("holds as h")
        .join("hold_lines as l", "l.hold_id", "h.id")
        .join("carts as c", "c.id", "h.cart_id")
        .where({ "h.website_id": websiteId, "h.event_id": eventId, "l.seat_id": seatId })
        .orderBy(["h.created_at", "h.id"])
        .select("c.*", { line_id: "l.id", hold_id: "h.id" })
    return lines.map(({ line_id, hold_id, ...cart }) => ({ cart, lineId: line_id, holdId: hold_id }))
  },
})

import type { SeatExplanation } from "@parterre/contract"
import type { RowPicture } from "@parterre/domain/seats"
import type { Knex } from "knex"
import { unavailableSeats } from "../availability/claim-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import type { ClaimRow } from "../database/hold-tables.ts"
import { catalogueStore } from "../published/catalogue-store.ts"
import { openLevels, openPrices } from "../published/open-prices.ts"
import { venueSeats } from "../published/venue-seats.ts"
import { Refusal } from "../refusal.ts"
import { isoInZone } from "../zoned-time.ts"
import { seatHistory } from "./seat-history.ts"
import { seatMeant } from "./seat-meant.ts"
import { type StoryEvent, seatStoryStore } from "./seat-story-store.ts"
import { seatVerdict } from "./seat-verdict.ts"
import { supportStore } from "./support-store.ts"

/** Who has a seat at an event, whether a party could choose it now, and what happened to it. */
export async function explainSeat(
  db: Knex,
  viewer: Viewer,
  asked: { readonly eventId: string; readonly seatId: string; readonly qty: number },
): Promise<SeatExplanation> {
  const { website, language, now } = viewer
  const store = seatStoryStore(db, website.id)
  const event = await store.event(asked.eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  const seat = await seatMeant(store, event.venue_id, asked.seatId)
  const off = await store.off(event.id, seat.seat_id)
  const last = await store.claim(event.id, seat.seat_id)
  const taken =
    last !== undefined && (last.state === "sold" || last.expires_at > now)
      ? { state: await stateOf(db, website.id, last), until: last.expires_at }
      : undefined
  const prices = await store.prices(event.id)
  const ofLevel = prices.filter(({ price_level_id }) => price_level_id === seat.price_level_id)
  const levels = openLevels(prices)
  const { section, nameOf } = await sectionOf(db, viewer, event, seat.section_id, levels)
  const priceLevel = language === "fr" ? seat.price_level_fr : seat.price_level_en
  const at = { event, seatId: seat.seat_id, priceLevel, off, taken, section, nameOf }
  const minTickets = Math.min(...ofLevel.map(({ min_tickets }) => min_tickets))
  const judged = seatVerdict(
    {
      ...at,
      isPriced: ofLevel.length > 0,
      isSoldOut: openPrices(ofLevel).length === 0,
      minTickets: Number.isFinite(minTickets) ? minTickets : 0,
    },
    asked.qty,
    viewer,
  )
  return {
    serverTime: isoInZone(now, website.timeZone),
    eventId: event.id,
    title: language === "fr" ? event.title_fr : event.title_en,
    eventStart: isoInZone(event.starts_at, website.timeZone),
    seat: {
      seatId: seat.seat_id,
      seat: seat.name,
      row: seat.row_name,
      rowType: seat.row_type,
      section: language === "fr" ? seat.section_fr : seat.section_en,
      level: language === "fr" ? seat.level_fr : seat.level_en,
    },
    priceLevel,
    state: taken?.state ?? (off === undefined ? "free" : "blocked"),
    qty: asked.qty,
    ...judged,
    history: await seatHistory(db, viewer, await store.tickets(event.id, seat.seat_id)),
  }
}

/** That a held seat is being paid for, its cart knows. */
async function stateOf(db: Knex, websiteId: string, claim: ClaimRow): Promise<"held" | "paying" | "sold"> {
  if (claim.state === "sold") return "sold"
  const cart = await supportStore(db, websiteId).cartMeant(claim.hold_id)
  return cart?.state === "paying" ? "paying" : "held"
}

/** The rows of a section as any shopper finds them at an event; a level without a price is nobody's loss. */
async function sectionOf(
  db: Knex,
  { website, now }: Viewer,
  { id, venue_id }: StoryEvent,
  sectionId: string,
  levels: ReadonlySet<string>,
): Promise<{ readonly section: readonly RowPicture[]; readonly nameOf: (seatId: string) => string }> {
  const catalogue = catalogueStore(db, website.id)
  const house = venueSeats(
    await catalogue.rows(venue_id, sectionId),
    await catalogue.seats(venue_id, sectionId),
  )
  const [gone] = await unavailableSeats(db, [id], { venueId: venue_id, sectionIds: [sectionId] }, now)
  const section = house.rows.map(
    (row): RowPicture => ({
      ring: row.type === "TABLE",
      seats: house.seatsOfRow(row.id).map((seat) => ({
        id: seat.seat_id,
        state: gone?.has(seat.seat_id) === true ? "taken" : "free",
        priceLevelId: levels.has(seat.price_level_id) ? seat.price_level_id : undefined,
        accessible: seat.accessible === 1,
      })),
    }),
  )
  const nameOf = (seatId: string) => {
    const seat = house.seat(seatId)
    return [house.row(seat?.row_id ?? "")?.name, seat?.name].filter((part) => part !== undefined).join(" ")
  }
  return { section, nameOf }
}

import type { SeatDetail } from "@parterre/contract"
import type { Knex } from "knex"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import { inLanguage } from "../catalogue/event-answers.ts"
import { saleStateNow } from "../catalogue/sale-state.ts"
import type { ClaimRow } from "../database/hold-tables.ts"
import type { EventSeatOffRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { venueStore } from "./venue-store.ts"

/** What each seat of a section costs in an event, and whether it can be chosen now. */
export async function sectionDetails(
  { db, clock }: Dependencies,
  website: Website,
  language: Language,
  eventId: string,
  sectionId: string,
): Promise<SeatDetail[]> {
  const now = clock.now()
  const event = await catalogueStore(db, website.id).event(eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  const store = venueStore(db, website.id)
  const section = await store.section(sectionId)
  if (section?.venue_id !== event.venue_id) throw new Refusal("section-unknown")
  const [seats, prices, gone] = await Promise.all([
    store.seats(event.venue_id, sectionId),
    catalogueStore(db, website.id).prices([event.id]),
    unavailableSeats(db, event.id, event.venue_id, sectionId, now),
  ])
  const priced = new Set(prices.map((price) => price.price_level_id))
  const onSale = { saleState: event.sale_state, startsAt: event.starts_at, onSaleFrom: event.on_sale_from }
  // Whether places are left is told seat by seat.
  const isOnSale = saleStateNow(onSale, now, 1) === "ONSALE"
  return seats.map((seat) => {
    const isPriced = priced.has(seat.price_level_id)
    return defined({
      seatId: seat.seat_id,
      priceLevelId: isPriced ? seat.price_level_id : null,
      invisible: false,
      sellable: isOnSale && isPriced && !gone.has(seat.seat_id),
      note: inLanguage(language, seat.note_fr, seat.note_en) ?? undefined,
    })
  })
}

/** Seats of a section that are sold, blocked or held. */
async function unavailableSeats(
  db: Knex,
  eventId: string,
  venueId: string,
  sectionId: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const ofSection = db("venue_seats").where({ venue_id: venueId, section_id: sectionId }).select("seat_id")
  const [off, claimed] = await Promise.all([
    db<EventSeatOffRow>("event_seats_off")
      .where({ event_id: eventId })
      .whereIn("seat_id", ofSection.clone())
      .pluck("seat_id"),
    db<ClaimRow>("claims")
      .where({ event_id: eventId })
      .whereIn("seat_id", ofSection.clone())
      .where((live) => live.where("state", "sold").orWhere("expires_at", ">", now))
      .pluck("seat_id"),
  ])
  return new Set<string>([...off, ...claimed])
}

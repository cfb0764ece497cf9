import type { SeatDetail } from "@parterre/contract"
import type { Knex } from "knex"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import { inLanguage } from "../catalogue/event-answers.ts"
import { subscriptionState } from "../catalogue/subscription-state.ts"
import type { ClaimRow } from "../database/hold-tables.ts"
import type { EventRow, EventSeatOffRow, PriceRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { Language, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { subscriptionStore, visibleSubscription } from "../subscriptions/subscription-store.ts"
import { venueStore } from "./venue-store.ts"

/** What each seat of a section costs in an event, and whether it can be chosen now. */
export async function sectionDetails(
  dependencies: Dependencies,
  website: Website,
  language: Language,
  eventId: string,
  sectionId: string,
): Promise<SeatDetail[]> {
  const store = catalogueStore(dependencies.db, website.id)
  const event = await store.event(eventId)
  if (event === undefined) throw new Refusal("event-unknown")
  const sold = { venueId: event.venue_id, events: [event], prices: store.prices([event.id]) }
  return detailsOf(dependencies, website, language, sold, sectionId)
}

/** The same for a subscription: a seat can be chosen when it is free at every event. */
export async function subscriptionSectionDetails(
  dependencies: Dependencies,
  website: Website,
  language: Language,
  subscriptionId: string,
  sectionId: string,
): Promise<SeatDetail[]> {
  const { db } = dependencies
  const subscription = await visibleSubscription(db, website.id, subscriptionId)
  if (subscription === undefined) throw new Refusal("subscription-unknown")
  const { row, events } = subscription
  const prices = subscriptionStore(db, website.id).prices([row.id])
  return detailsOf(dependencies, website, language, { venueId: row.venue_id, events, prices }, sectionId)
}

/** What is sold in a section: one event, or several with the same seats. */
interface Sold {
  readonly venueId: string
  readonly events: readonly EventRow[]
  readonly prices: Promise<readonly PriceRow[]>
}

async function detailsOf(
  { db, clock }: Dependencies,
  website: Website,
  language: Language,
  sold: Sold,
  sectionId: string,
): Promise<SeatDetail[]> {
  const now = clock.now()
  const store = venueStore(db, website.id)
  const section = await store.section(sectionId)
  if (section?.venue_id !== sold.venueId) throw new Refusal("section-unknown")
  const eventIds = sold.events.map(({ id }) => id)
  const [seats, prices, gone] = await Promise.all([
    store.seats(sold.venueId, sectionId),
    sold.prices,
    unavailableSeats(db, eventIds, sold.venueId, sectionId, now),
  ])
  const priced = new Set(prices.map((price) => price.price_level_id))
  // Whether places are left is told seat by seat.
  const isOnSale = subscriptionState(sold.events, now, 1) === "ONSALE"
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

/** Seats of a section that are sold, blocked or held at any of these events. */
async function unavailableSeats(
  db: Knex,
  eventIds: readonly string[],
  venueId: string,
  sectionId: string,
  now: number,
): Promise<ReadonlySet<string>> {
  const ofSection = db("venue_seats").where({ venue_id: venueId, section_id: sectionId }).select("seat_id")
  const [off, claimed] = await Promise.all([
    db<EventSeatOffRow>("event_seats_off")
      .whereIn("event_id", eventIds)
      .whereIn("seat_id", ofSection.clone())
      .pluck("seat_id"),
    db<ClaimRow>("claims")
      .whereIn("event_id", eventIds)
      .whereIn("seat_id", ofSection.clone())
      .where((live) => live.where("state", "sold").orWhere("expires_at", ">", now))
      .pluck("seat_id"),
  ])
  return new Set<string>([...off, ...claimed])
}

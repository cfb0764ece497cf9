import type { SeatDetail } from "@parterre/contract"
import { unavailableSeats } from "../availability/claim-store.ts"
import { catalogueStore } from "../catalogue/catalogue-store.ts"
import { inLanguage } from "../catalogue/event-answers.ts"
import { subscriptionState } from "../catalogue/subscription-state.ts"
import type { EventPriceRow, EventRow, PriceRow, VenueSeatRow } from "../database/tables.ts"
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
  const prices = store.prices([event.id])
  const sold = { venueId: event.venue_id, events: [event], prices, eventPrices: prices }
  return detailsOf(dependencies, website, language, sold, sectionId)
}

/** The same for a subscription: a seat can be chosen when it is free at every event; of the others is said where they are. */
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
  const eventPrices = catalogueStore(db, website.id).prices(events.map((event) => event.id))
  const sold = { venueId: row.venue_id, events, prices, eventPrices }
  return detailsOf(dependencies, website, language, sold, sectionId)
}

/** What is sold in a section: one event, or several with the same seats. */
interface Sold {
  readonly venueId: string
  readonly events: readonly EventRow[]
  readonly prices: Promise<readonly PriceRow[]>
  /** What is sold of the same seats at each event by itself. */
  readonly eventPrices: Promise<readonly EventPriceRow[]>
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
  const [seats, prices, eventPrices, gone] = await Promise.all([
    store.seats(sold.venueId, sectionId),
    sold.prices,
    sold.eventPrices,
    unavailableSeats(db, eventIds, { venueId: sold.venueId, sectionId }, now),
  ])
  const priced = levelsOf(prices)
  // Whether places are left is told seat by seat.
  const isOnSale = subscriptionState(sold.events, now, 1) === "ONSALE"
  const soldAt = eventIds.map((id) => levelsOf(eventPrices.filter(({ event_id }) => event_id === id)))
  const rowsInReach = new Set(seats.flatMap((seat) => (priced.has(seat.price_level_id) ? seat.row_id : [])))
  /** Events at which others could sit there: at one a seat beside a pick may be left alone that at another is taken. */
  const freeAt = (seat: VenueSeatRow, isPriced: boolean): number[] | undefined => {
    if (!isOnSale || !rowsInReach.has(seat.row_id)) return undefined
    const at = soldAt.flatMap((levels, event) => {
      const isSold = isPriced || levels.has(seat.price_level_id)
      return isSold && !gone[event]?.has(seat.seat_id) ? [event] : []
    })
    return at.length > 0 ? at : undefined
  }
  return seats.map((seat) => {
    const isPriced = priced.has(seat.price_level_id)
    const sellable = isOnSale && isPriced && gone.every((ofEvent) => !ofEvent.has(seat.seat_id))
    return defined({
      seatId: seat.seat_id,
      priceLevelId: isPriced ? seat.price_level_id : null,
      invisible: false,
      sellable,
      freeAt: sellable ? undefined : freeAt(seat, isPriced),
      note: inLanguage(language, seat.note_fr, seat.note_en) ?? undefined,
    })
  })
}

const levelsOf = (prices: readonly PriceRow[]): ReadonlySet<string> =>
  new Set(prices.map((price) => price.price_level_id))

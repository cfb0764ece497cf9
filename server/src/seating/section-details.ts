import type { SeatDetail } from "@parterre/contract"
import { inLanguage } from "../catalogue/event-answers.ts"
import { presaleNow } from "../catalogue/presale-now.ts"
import { subscriptionState } from "../catalogue/subscription-state.ts"
import type { EventRow, PriceRow, VenueSeatRow } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Language } from "../http/handler.ts"
import { openLevels } from "../published/open-prices.ts"
import type { PublishedWebsite } from "../published/published-website.ts"

/** What is sold on a map: one event, or a subscription of several with the same seats. */
export interface SoldSeats {
  readonly venueId: string
  /** By start. */
  readonly events: readonly EventRow[]
  /** What it costs; what is sold of the same seats at each event by itself has prices of its own. */
  readonly prices: readonly PriceRow[]
}

/**
 * What each seat of a section costs, and whether it can be chosen: at a subscription when it is free at every event; of
 * the others is said where they are. `gone` is, for each event, the seats that nobody can have.
 */
export function sectionDetails(
  site: PublishedWebsite,
  { events, prices }: SoldSeats,
  seats: readonly VenueSeatRow[],
  gone: readonly ReadonlySet<string>[],
  language: Language,
  now: number,
): SeatDetail[] {
  const priced = openLevels(prices)
  // Whether places are left is told seat by seat.
  const [only] = events
  // Who is let into a presale the hold decides; a subscription has none.
  const isInPresale = events.length === 1 && only !== undefined && presaleNow(only, now)?.isOpen === true
  const isOnSale = isInPresale || subscriptionState(events, now, 1) === "ONSALE"
  const soldAt = events.map(({ id }) => openLevels(site.pricesOf(id)))
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

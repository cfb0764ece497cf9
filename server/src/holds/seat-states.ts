import type { RowPicture, SeatState } from "@parterre/domain/seats"
import type { VenueRow } from "./event-on-sale.ts"

/** Who is on which seat of an event now. */
export interface SeatStates {
  stateOf(seatId: string): SeatState
  /** Whether the event has prices at the level. */
  isSold(priceLevelId: string): boolean
}

/** A row as the rules see it; seats at a price level that the event does not sell are nobody's loss. */
export const rowPicture = (row: VenueRow, states: SeatStates): RowPicture => ({
  ring: row.ring,
  seats: row.seats.map((seat) => ({
    id: seat.id,
    state: states.stateOf(seat.id),
    priceLevelId: states.isSold(seat.priceLevelId) ? seat.priceLevelId : undefined,
    accessible: seat.accessible,
  })),
})

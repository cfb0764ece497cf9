/** What a shopper may do with a seat now; `mine` is in this shopper's own selection or cart. */
export type SeatState = "free" | "mine" | "taken" | "blocked"

/** A seat without a price level is not for sale. */
export type SeatPicture = {
  id: string
  state: SeatState
  priceLevelId: string | undefined
  accessible?: boolean
}

/** A row as it is now, its seats in order; in a ring (a table) the last seat neighbours the first. */
export type RowPicture = { ring: boolean; seats: readonly SeatPicture[] }

export type SeatRule = {
  /** Seats that sit together. */
  size: number
  /** The venue refuses picks that leave an orphan: a free seat without a free neighbour [SEAT-005]. */
  avoidSingle: boolean
  /**
   * Whether such a pick is let through when its scope has no pick of that size and price level that leaves none, so
   * that the last seats sell. True unless the venue switched it off.
   */
  lastResort?: boolean | undefined
  /** The fewest seats of the price; raises the size. */
  minTickets?: number | undefined
  /** The rows of the section from front to back, in which another pick counts; this row alone by default. */
  scope?: readonly RowPicture[] | undefined
  /**
   * The rows of the scope as they are at each event of a subscription: a group must be legal at every one of them, and
   * the scope itself only says what is offered. Without it the scope is the one event.
   */
  events?: readonly (readonly RowPicture[])[] | undefined
}

export type SeatRefusal =
  | "seat-taken"
  /** The shopper has it already: in the cart, or by an earlier party of the same request. */
  | "in-cart"
  | "seat-not-for-sale"
  | "not-enough-together"
  | "strands-seat"
  | "mixed-price-levels"
  | "not-contiguous"

/** Seats of a group: the chosen quantity, raised to the price's fewest tickets, one at least [SEAT-004]. */
export const partySize = (rule: SeatRule): number => Math.max(1, rule.size, rule.minTickets ?? 0)

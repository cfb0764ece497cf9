/** What a page asks of a cart; absent is no. */
export type CartRules = { sameTicketCount?: boolean | undefined }

/** Whether a cart may be looked at and paid: where the page says so, every item has as many tickets [CART-018]. */
export const isCartAllowed = (page: CartRules, ticketCounts: readonly number[]): boolean =>
  page.sameTicketCount !== true || new Set(ticketCounts).size <= 1

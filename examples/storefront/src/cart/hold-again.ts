import type { CartPrice, HoldGroup } from "@parterre/contract"

/** The hold that would bring a removed line back: the very seats, or as many places. */
export const holdAgain = ({ eventId, id, qty, rs, seatIds, pageUrl }: CartPrice): HoldGroup => ({
  type: "show",
  id: eventId,
  prices: [{ id, qty, confirmed: true, ...(rs ? { seatIds } : {}) }],
  ...(pageUrl === undefined ? {} : { pageUrl }),
})

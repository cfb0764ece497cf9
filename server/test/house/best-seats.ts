import type { RequestedTickets } from "../../src/holds/hold-request.ts"
import { eventId, levelId, priceId } from "./small-house.ts"

/** So many of the best seats of a price level, at an event of the small house. */
export const bestSeats = (event: string, level: string, qty: number): RequestedTickets => ({
  kind: "best",
  of: { type: "event", id: eventId(event) },
  levels: [{ id: levelId(level), prices: [{ id: priceId(event, level), qty }] }],
})

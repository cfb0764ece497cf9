import type { Counters } from "../http/counters.ts"
import { tooMany } from "../http/refusal-limit.ts"
import { type RequestedTickets, ticketsOf } from "./hold-request.ts"
import type { Placed } from "./settle-batch.ts"

const hour = 3_600_000

/** Places what a caller of a network requests, and counts its tickets. */
export type TicketPace = (
  network: string,
  requested: RequestedTickets,
  place: () => Promise<Placed>,
) => Promise<Placed>

/**
 * Against filling the database from one network, with however many sessions. Tickets are counted before they are placed,
 * so that a burst gets no further, and given back when they are refused: a refused request leaves no lines. What a
 * subscription takes at its other events is counted once it is placed.
 */
export function ticketPace(mostAnHour: number, counters: Counters): TicketPace {
  const tickets = counters("tickets", hour)
  return async (network, requested, place) => {
    const asked = ticketsOf(requested)
    const counted = await tickets.add(network, asked)
    try {
      if (counted.count > mostAnHour) throw tooMany(counted.endsIn)
      const placed = await place()
      if (placed.tickets > asked) await tickets.add(network, placed.tickets - asked)
      return placed
    } catch (error) {
      await counted.takeBack()
      throw error
    }
  }
}

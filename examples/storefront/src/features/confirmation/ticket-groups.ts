import type { IssuedTicket } from "@parterre/contract"

/** The tickets of one event. */
export interface TicketGroup {
  readonly eventId: string
  readonly title: string
  readonly eventStart: string
  readonly tickets: readonly IssuedTicket[]
}

/** Tickets by event, the earliest first. */
export function ticketGroups(tickets: readonly IssuedTicket[]): TicketGroup[] {
  const events = Map.groupBy(tickets, ({ eventId }) => eventId)
  return [...events.entries()]
    .map(([eventId, own]) => ({
      eventId,
      title: own[0]?.title ?? "",
      eventStart: own[0]?.eventStart ?? "",
      tickets: own,
    }))
    .toSorted((a, b) => Date.parse(a.eventStart) - Date.parse(b.eventStart))
}

/** The seats that a plan can show, in the order of the tickets. */
export const numberedSeats = (tickets: readonly IssuedTicket[]): string[] =>
  tickets.flatMap(({ seat }) => seat?.dispositionDetailId ?? [])

import type { CartElement } from "@parterre/contract"

type Attended = Pick<CartElement, "eventId" | "events"> & {
  readonly prices?: readonly Pick<CartElement["prices"][number], "productKind">[]
}

/** The events an element lets its holder attend: its own, or all those of a subscription or a combo. A place to park lets in nobody. */
export function eventIdsOf({ eventId, events = [], prices }: Attended): string[] {
  if (prices?.every(({ productKind }) => productKind !== undefined)) return []
  return eventId === undefined ? events.map((event) => event.eventId) : [eventId]
}

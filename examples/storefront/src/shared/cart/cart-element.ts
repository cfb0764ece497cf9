import type { CartElement } from "@parterre/contract"

type Named = Pick<CartElement, "eventId" | "subscriptionId" | "productId" | "events">
type Priced = Named & { readonly prices?: readonly Pick<CartElement["prices"][number], "productKind">[] }

/** What tells the elements of a cart apart. */
export const elementKey = ({ eventId, subscriptionId, productId }: Named): string =>
  subscriptionId ?? eventId ?? productId ?? ""

/** The events an element lets its holder attend: its own, or all those of a subscription. A place to park lets in nobody. */
export function eventIdsOf({ eventId, events = [], prices }: Priced): string[] {
  if (prices?.every(({ productKind }) => productKind !== undefined)) return []
  return eventId === undefined ? events.map((event) => event.eventId) : [eventId]
}

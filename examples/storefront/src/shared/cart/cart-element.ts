import type { CartElement } from "@parterre/contract"

type Named = Pick<CartElement, "eventId" | "subscriptionId" | "productId" | "events">

/** What tells the elements of a cart apart. */
export const elementKey = ({ eventId, subscriptionId, productId }: Named): string =>
  productId ?? subscriptionId ?? eventId ?? ""

/** The events an element lets its holder attend: its own, or all those of a subscription. */
export const eventIdsOf = ({ eventId, events = [] }: Named): string[] =>
  eventId === undefined ? events.map((event) => event.eventId) : [eventId]

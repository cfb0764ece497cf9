import type { CartElement } from "@parterre/contract"

type Named = Pick<CartElement, "eventId" | "subscriptionId" | "comboId" | "productId" | "events">
type Priced = Named & {
  readonly prices?: readonly Pick<CartElement["prices"][number], "productKind" | "reservationId">[]
}

/** What tells the elements of a cart apart. */
export const elementKey = ({ eventId, subscriptionId, comboId, productId, prices }: Priced): string =>
  comboId === undefined
    ? (subscriptionId ?? eventId ?? productId ?? "")
    : `${comboId} ${prices?.[0]?.reservationId ?? ""}`

/** The events an element lets its holder attend: its own, or all those of a subscription or a combo. A place to park lets in nobody. */
export function eventIdsOf({ eventId, events = [], prices }: Priced): string[] {
  if (prices?.every(({ productKind }) => productKind !== undefined)) return []
  return eventId === undefined ? events.map((event) => event.eventId) : [eventId]
}

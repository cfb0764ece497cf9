/** What a line, a map or a hold is of: an event, or a subscription with all its events. */
export type Sold = { readonly type: "event" | "subscription"; readonly id: string }

/** What names its subscription is of that, else of its event; undefined for what is neither, such as a donation. */
export function soldOf(named: {
  readonly eventId?: string | undefined
  readonly subscriptionId?: string | undefined
}): Sold | undefined {
  const { eventId, subscriptionId } = named
  if (subscriptionId !== undefined) return { type: "subscription", id: subscriptionId }
  return eventId === undefined ? undefined : { type: "event", id: eventId }
}

/** What a hold group of the contract is of, whose word for an event is `show`; undefined for combos and the like. */
export function soldOfGroup({ type, id }: { readonly type: string; readonly id: string }): Sold | undefined {
  if (type === "show") return { type: "event", id }
  return type === "subscription" ? { type, id } : undefined
}

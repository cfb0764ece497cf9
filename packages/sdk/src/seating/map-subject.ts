import type { Sold } from "@parterre/domain/subscriptions"

/**
 * What a map is of: an event, by its id, or a subscription, whose places are those free at every one of its events.
 */
export type MapSubject = string | { readonly subscriptionId: string }

/** The map of what is sold. */
export const subjectOf = ({ type, id }: Sold): MapSubject =>
  type === "subscription" ? { subscriptionId: id } : id

/** The event's operation or the subscription's, with the id to ask it for. */
export const onSubject = <Answer>(
  subject: MapSubject,
  ofEvent: (id: string) => Answer,
  ofSubscription: (id: string) => Answer,
): Answer => (typeof subject === "string" ? ofEvent(subject) : ofSubscription(subject.subscriptionId))

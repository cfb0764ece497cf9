import type { Sold } from "@parterre/domain/subscriptions"

/**
 * What a map is of: an event, which its id alone says too, or a subscription, whose places are those free at every one of
 * its events.
 */
export type MapSubject = string | Sold

/** The event's operation or the subscription's, with the id to ask it for. */
export const onSubject = <Answer>(
  subject: MapSubject,
  ofEvent: (id: string) => Answer,
  ofSubscription: (id: string) => Answer,
): Answer => {
  if (typeof subject === "string") return ofEvent(subject)
  return subject.type === "event" ? ofEvent(subject.id) : ofSubscription(subject.id)
}

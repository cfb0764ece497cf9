import type { Availability } from "@parterre/contract"
import type { ApiFailure } from "../client/failures.ts"

/** A newer availability and the sections where a seat changed since the one before. */
export interface AvailabilityChange {
  readonly availability: Availability
  readonly changed: readonly string[]
  /**
   * Where the server told the change: the free seats of some of these sections, as `withFreeSeats` of `@parterre/domain/seats` reads
   * them. The details of the others are to be read.
   */
  readonly free?: ReadonlyMap<string, readonly string[]>
}

export type AvailabilityFailure = ApiFailure<"getAvailability" | "getSubscriptionAvailability">

/** What ends a watch, and any other reading of a map: no later answer does better. */
export const FINAL_FAILURES = [
  "event-unknown",
  "subscription-unknown",
  "website-unknown",
  "request-invalid",
] as const satisfies readonly AvailabilityFailure["_tag"][]

export type WatchFailure = Extract<AvailabilityFailure, { _tag: (typeof FINAL_FAILURES)[number] }>

import type { Counters } from "./counters.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/** Counts cards that were declined, or whose bank did not confirm the holder, per network and whatever the session. */
export type DeclinedCards = RefusalLimit

/**
 * Against trying stolen cards: a payment and the bank's check before it tell as much of a card, and count alike. Only
 * what asks a processor is watched: a number that fails its check digit tells nothing, and anybody mistypes one.
 */
export const declinedCards = (mostAnHour: number, counters: Counters): DeclinedCards =>
  refusalLimit(counters, {
    name: "declined cards",
    most: mostAnHour,
    within: hour,
    codes: new Set(["card-declined", "card-invalid", "authentication-failed"]),
  })

import type { Counters } from "./counters.ts"
import { type RefusalLimit, refusalLimit } from "./refusal-limit.ts"

const hour = 3_600_000

/**
 * Good cards are under way for seconds, and a crowd behind one address pays at once when a sale opens. So a burst of bad
 * ones may learn of three times as many as one after the other: 60 of a network where 20 may be declined.
 */
const crowd = 3

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
    mostAtOnce: crowd * mostAnHour,
    codes: new Set(["card-declined", "card-invalid", "authentication-failed"]),
  })

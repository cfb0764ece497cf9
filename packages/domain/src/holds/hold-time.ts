// Times are epoch milliseconds; durations are seconds.

/** When the countdown of a cart warns the shopper: with so many seconds left, or fewer. */
export const WARNING_SECONDS = 120

/** Seconds left at which the countdown of a cart is said aloud: a short hold begins below the first of them. */
const SPOKEN_SECONDS = [WARNING_SECONDS, 60, 30]

/** Whether the countdown has just come to a time that is said aloud, from `before` to `now` seconds left. */
export const isTimeSpoken = (before: number, now: number): boolean =>
  now > 0 && SPOKEN_SECONDS.some((spoken) => before > spoken && now <= spoken)

/** When a hold made now runs out. */
export const holdExpiry = (now: number, holdSeconds: number): number => now + holdSeconds * 1000

/** Whole seconds left, never below zero. A started second counts: zero means the hold has lapsed. */
export const remainingSeconds = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 1000))

export const isLapsed = (expiresAt: number, now: number): boolean => now >= expiresAt

/** Whether the countdown of a cart warns the shopper and offers more time: above zero, at 120 seconds or fewer. */
export const isEndingSoon = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= WARNING_SECONDS

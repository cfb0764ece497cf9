// Times are epoch milliseconds; durations are seconds.

/** When a hold made now runs out. */
export const holdExpiry = (now: number, holdSeconds: number): number => now + holdSeconds * 1000

/** Whole seconds left, never below zero. A started second counts: zero means the hold has lapsed. */
export const remainingSeconds = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 1000))

export const isLapsed = (expiresAt: number, now: number): boolean => now >= expiresAt

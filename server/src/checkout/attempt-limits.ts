/** For how many tries of one sale the shopper is given more time. */
export const generousAttempts = 5

/** Refused cards and challenges left that one sale may have. */
export const mostRefused = 5

/** Seconds until the seats of a sale that was refused too often are surely free again. */
export const longestWait = 15 * 60

/** For how many tries of one sale the shopper is given more time. */
export const generousAttempts = 5

/** Refused cards and challenges left that one sale may have. */
export const mostRefused = 5

/** How the code of an attempt begins whose processor could not be reached: not the shopper's doing, so not counted. */
export const UNREACHED = "unreached:"

/** The code of an attempt whose answer was lost and of which its processor knows nothing. */
export const NOT_CHARGED = "not-charged"

/** Seconds until the seats of a sale that was refused too often are surely free again. */
export const longestWait = 15 * 60

/** Milliseconds a client stays signed in, however much the session is used. */
export const SIGN_IN_LIMIT = 30 * 24 * 3_600_000

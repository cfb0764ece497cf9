/** A refresh token as kept by a client; `expiresAt` is in epoch milliseconds. */
export type RefreshToken = { token?: string | undefined; expiresAt?: number | undefined }

/** A refresh token is expired when it is missing, has no expiration, or its expiration is past [SESS-008]. */
export const isRefreshTokenExpired = (refresh: RefreshToken | undefined, now: number): boolean =>
  !refresh?.token || refresh.expiresAt === undefined || !(refresh.expiresAt > now)

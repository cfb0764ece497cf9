import { type Granted, isGranted } from "../permissions/permissions.ts"
import { isRefreshTokenExpired, type RefreshToken } from "./refresh-token.ts"

/** Where a guarded route leads instead; `endSession` when the session has to be deleted on the way. */
export type GuardVerdict =
  | { ok: true }
  | { ok: false; place: "login"; endSession: true }
  | { ok: false; place: "not-authorized"; endSession: false }

/** Who is at a guarded route, at `now` in epoch milliseconds; `granted` is undefined when the permissions did not load. */
export type GuardedVisit = {
  refreshToken: RefreshToken | undefined
  granted: Granted | undefined
  /** The permission the route asks for, if any. */
  permission?: number
  now: number
}

/**
 * Lets in who has a living refresh token and loaded permissions. Without one of them the session ends and the way leads
 * to the login [SESS-009] [PERM-007]; without the permission asked for the session stays [PERM-008].
 */
export function guardRoute({ refreshToken, granted, permission, now }: GuardedVisit): GuardVerdict {
  if (granted === undefined || isRefreshTokenExpired(refreshToken, now))
    return { ok: false, place: "login", endSession: true }
  if (permission === undefined || isGranted(granted, permission)) return { ok: true }
  return { ok: false, place: "not-authorized", endSession: false }
}

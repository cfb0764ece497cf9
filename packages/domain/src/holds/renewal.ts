import { holdExpiry, isLapsed } from "./hold-time.ts"

/** `renewals` counts the extensions given so far; `expiresAt` is in epoch milliseconds. */
export type HoldTime = { expiresAt: number; renewals: number }

/** `holdSeconds` is what a renewal is worth, counted from now; `maxRenewals` is how many a shopper may have. */
export type RenewalLimits = { holdSeconds: number; maxRenewals: number }

export type Renewal = { ok: true; hold: HoldTime } | { ok: false; reason: "hold-lapsed" | "no-renewal-left" }

/** The hold after an extension. Extensions are counted and bounded, and none shortens a hold. */
export function renewal(hold: HoldTime, limits: RenewalLimits, now: number): Renewal {
  if (isLapsed(hold.expiresAt, now)) return { ok: false, reason: "hold-lapsed" }
  if (hold.renewals >= limits.maxRenewals) return { ok: false, reason: "no-renewal-left" }
  const expiresAt = Math.max(hold.expiresAt, holdExpiry(now, limits.holdSeconds))
  return { ok: true, hold: { expiresAt, renewals: hold.renewals + 1 } }
}

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { holdExpiry } from "./hold-time.ts"
import { type HoldTime, renewal } from "./renewal.ts"

const now = 1_796_000_000_000
const limits = { holdSeconds: 900, maxRenewals: 3 }

describe("renewal", () => {
  it("gives the full time again and counts", () => {
    expect(renewal({ expiresAt: now + 60_000, renewals: 1 }, limits, now)).toEqual({
      ok: true,
      hold: { expiresAt: holdExpiry(now, 900), renewals: 2 },
    })
  })

  it("says why not", () => {
    expect(renewal({ expiresAt: now, renewals: 0 }, limits, now)).toEqual({
      ok: false,
      reason: "hold-lapsed",
    })
    expect(renewal({ expiresAt: now + 1, renewals: 3 }, limits, now)).toEqual({
      ok: false,
      reason: "no-renewal-left",
    })
  })

  it("cannot keep a seat for ever: whatever the clicks, a hold ends within (1 + renewals) times its length", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_200_000), { maxLength: 30 }), fc.nat(5), (pauses, maxRenewals) => {
        let hold: HoldTime = { expiresAt: holdExpiry(now, 900), renewals: 0 }
        let time = now
        for (const pause of pauses) {
          time += pause
          const before = hold
          const next = renewal(hold, { ...limits, maxRenewals }, time)
          if (next.ok) hold = next.hold
          else expect(hold).toBe(before)
          expect(hold.expiresAt).toBeGreaterThanOrEqual(before.expiresAt)
        }
        expect(hold.renewals).toBeLessThanOrEqual(maxRenewals)
        expect(hold.expiresAt).toBeLessThanOrEqual(now + (1 + maxRenewals) * 900_000)
      }),
    )
  })
})

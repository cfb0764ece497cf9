import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { holdExpiry, isLapsed, remainingSeconds } from "./hold-time.ts"

const now = 1_796_000_000_000

describe("the time of a hold", () => {
  it("runs from now for the seconds given", () => {
    expect(remainingSeconds(holdExpiry(now, 900), now)).toBe(900)
    expect(remainingSeconds(holdExpiry(now, 900), now + 10_000)).toBe(890)
  })

  it("shows zero exactly when the hold has lapsed", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (away) => {
        expect(remainingSeconds(now + away, now) === 0).toBe(isLapsed(now + away, now))
      }),
    )
  })
})

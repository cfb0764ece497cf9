import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { holdExpiry, isEndingSoon, isLapsed, isTimeSpoken, remainingSeconds } from "./hold-time.ts"

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

  it("warns in the last two minutes only", () => {
    expect([121, 120, 1, 0].map(isEndingSoon)).toEqual([false, true, true, false])
  })

  it("is said aloud at two minutes, at one and at thirty seconds, in a short hold at what it has of them", () => {
    const said = (from: number) =>
      Array.from({ length: from }, (_, gone) => from - gone).filter((left) => isTimeSpoken(left + 1, left))
    expect(said(900)).toEqual([120, 60, 30])
    expect(said(90)).toEqual([60, 30])
    // A tab that slept missed some.
    expect(isTimeSpoken(130, 55)).toBe(true)
    expect(isTimeSpoken(20, 0)).toBe(false)
  })
})

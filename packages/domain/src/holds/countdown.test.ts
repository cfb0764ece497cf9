import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countdownParts, formatCountdown, isEndingSoon, isTimeSpoken } from "./countdown.ts"

describe("the countdown", () => {
  it.each([
    [65, "00:00:01:05", "01:05"],
    [0, "00:00:00:00", "00:00"],
    [3_600, "00:01:00:00", "01:00:00"],
    [86_400, "01:00:00:00", "01:00:00:00"],
    [-3, "00:00:00:00", "00:00"],
  ])("shows %d seconds [CART-028]", (seconds, large, small) => {
    expect(formatCountdown(seconds, "large")).toBe(large)
    expect(formatCountdown(seconds, "small")).toBe(small)
  })

  it("holds its place before an answer [CART-028]", () => {
    expect(formatCountdown(undefined, "large")).toBe("00:00")
  })

  it("loses no second in its parts", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (left) => {
        const { days, hours, minutes, seconds } = countdownParts(left)
        return (
          days * 86_400 + hours * 3600 + minutes * 60 + seconds === left &&
          hours < 24 &&
          minutes < 60 &&
          seconds < 60
        )
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

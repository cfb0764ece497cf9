import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { countdownParts, formatCountdown } from "./countdown.ts"

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
})

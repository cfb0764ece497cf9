import { expect, it } from "vitest"
import { minutesLeft, timeLeft } from "./time-left.ts"

it("says minutes and seconds without a zero before them [CART-028]", () => {
  expect([900, 119, 60, 9, 0].map(timeLeft)).toEqual(["15:00", "1:59", "1:00", "0:09", "0:00"])
  expect(timeLeft(3_725)).toBe("1:02:05")
})

it("never says more minutes than are left", () => {
  expect([900, 899, 892, 840, 839, 121, 120].map(minutesLeft)).toEqual([15, 14, 14, 14, 13, 2, 2])
})

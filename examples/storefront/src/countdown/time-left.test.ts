import { expect, it } from "vitest"
import { minutesLeft, timeLeft } from "./time-left.ts"

it("says minutes and seconds without a zero before them [CART-028]", () => {
  expect([900, 119, 60, 9, 0].map(timeLeft)).toEqual(["15:00", "1:59", "1:00", "0:09", "0:00"])
  expect(timeLeft(3_725)).toBe("1:02:05")
})

it("counts a started minute", () => {
  expect([900, 841, 840, 61, 60, 1].map(minutesLeft)).toEqual([15, 15, 14, 2, 1, 1])
})

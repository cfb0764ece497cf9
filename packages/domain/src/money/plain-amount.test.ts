import { expect, it } from "vitest"
import { plainAmount } from "./plain-amount.ts"

it.each([
  [0, "0.00"],
  [5, "0.05"],
  [50, "0.50"],
  [123_450, "1234.50"],
])("writes %d cents as %s", (cents, text) => {
  expect(plainAmount(cents)).toBe(text)
})

it.each([0.5, -1, Number.NaN])("refuses %d cents", (cents) => {
  expect(() => plainAmount(cents)).toThrow(/^The amount must/)
})

import { expect, it } from "vitest"
import { typedAmount } from "./typed-amount.ts"

it.each([
  ["75", 7500],
  ["75,5", 7550],
  ["75.05", 7505],
  ["$1,250", 125_000],
  ["1 250,00 $", 125_000],
  ["", undefined],
  ["-5", undefined],
  ["cent", undefined],
  ["7.505", undefined],
])("reads %j as %s cents", (text, cents) => {
  expect(typedAmount(text)).toBe(cents)
})

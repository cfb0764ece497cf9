import { expect, it } from "vitest"
import { keepGiven, takeGiven } from "./express-payment.ts"

const given = {
  wallet: "apple_pay",
  token: "{}",
  amount: 11_498,
  contact: { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.ca" },
} as const

it("what a wallet gave is taken once, soon, and by nobody once another express checkout was begun", () => {
  keepGiven(given, 1_000)
  expect(takeGiven(31_000)).toEqual(given)
  expect(takeGiven(31_000)).toBeUndefined()
  keepGiven(given, 1_000)
  expect(takeGiven(31_001)).toBeUndefined()
  keepGiven(given, 1_000)
  keepGiven(undefined, 1_000)
  expect(takeGiven(1_000)).toBeUndefined()
})

import { expect, it } from "vitest"
import { keepGiven, keptGiven } from "./express-payment.ts"

const given = {
  wallet: "apple_pay",
  token: "{}",
  amount: 11_498,
  contact: { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.ca" },
} as const

it("what a wallet gave is kept until it is used, not for long, and not once another express checkout was begun", () => {
  keepGiven(given, 1_000)
  expect([keptGiven(31_000), keptGiven(31_000)]).toEqual([given, given])
  expect(keptGiven(31_001)).toBeUndefined()
  keepGiven(undefined, 1_000)
  expect(keptGiven(1_000)).toBeUndefined()
})

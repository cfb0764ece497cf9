import { expect, it } from "vitest"
import { cardAtHand } from "./payment.ts"

it("has a bank asked about a card just typed, by numbers or in its processor's fields", () => {
  const numbers = { number: "4000000000001000", expiry: "1228", cvd: "123", nameOnCard: "Ada Roy" }
  expect(cardAtHand(numbers)).toBe(numbers)
  expect(cardAtHand({ tokensPayment: { type: "stripe", token: "SU1" } })).toEqual({ token: "SU1" })
})

it("has no bank asked about what is stored, what asks by itself, or nothing [3DS-002]", () => {
  for (const type of ["apple_pay", "google_pay"] as const)
    expect(cardAtHand({ tokensPayment: { type, token: "w" } })).toBeUndefined()
  expect(cardAtHand({ keptCardId: "kept-1" })).toBeUndefined()
  expect(cardAtHand({ stripeToken: "tok_1" })).toBeUndefined()
  expect(cardAtHand(undefined)).toBeUndefined()
})

import { problemText } from "@parterre/contract"
import { expect, it } from "vitest"
import { Refusal } from "./refusal.ts"

it("must be given the numbers that its text names", () => {
  const refusal = new Refusal("invalid-quantity", { min: 1, max: 8 })
  expect(problemText(refusal.code, "en", { ...refusal.fields })).toBe(
    "Your cart can have at least 1 and at most 8 of these. Change the quantity.",
  )
  // @ts-expect-error: without `max` the sentence would have a hole in it
  new Refusal("invalid-quantity", { min: 1 })
  // @ts-expect-error: without any it would have two
  new Refusal("invalid-quantity")
})

it("says how many are sold at a time where it is more than one", () => {
  const told = (["fr", "en"] as const).map((language) =>
    problemText("invalid-quantity", language, { min: 2, max: 8, step: 2 }),
  )
  expect(told).toEqual([
    "Votre panier peut en contenir au moins 2 et au plus 8. Changez la quantité : ces billets se vendent par multiples de 2.",
    "Your cart can have at least 2 and at most 8 of these. Change the quantity: these tickets are sold 2 at a time.",
  ])
})

it("names no least quantity where there is none", () => {
  const told = (["fr", "en"] as const).map((language) =>
    problemText("invalid-quantity", language, { min: 0, max: 4 }),
  )
  expect(told).toEqual([
    "Votre panier peut en contenir au plus 4. Changez la quantité.",
    "Your cart can have at most 4 of these. Change the quantity.",
  ])
})

it("needs nothing more where its text names nothing", () => {
  expect(new Refusal("cart-empty").fields).toEqual({})
})

it("tells of a card only what its holder may know", () => {
  // @ts-expect-error: the bank's word for a stolen card is none of the closed list
  expect(new Refusal("card-declined", { declineCode: "stolen_card" }).code).toBe("card-declined")
})

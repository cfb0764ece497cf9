import { expect, it } from "vitest"
import { subscriptionHoldGroup } from "./subscription.ts"

const price = { id: "season-adult", price: 24000, serviceCharge: 900 }

it("holds the picks of a subscription as one group, amounts with service charges [HOLD-001] [HOLD-003]", () => {
  const picks = [
    { price, qty: 2, seatIds: ["A1", "A2"] },
    { price: { ...price, id: "season-child" }, qty: 0 },
    { price: { ...price, id: "season-senior" }, qty: 1 },
  ]
  expect(subscriptionHoldGroup("classics", picks)).toEqual({
    type: "subscription",
    id: "classics",
    prices: [
      { id: "season-adult", qty: 2, amount: 24900, seatIds: ["A1", "A2"] },
      { id: "season-senior", qty: 1, amount: 24900 },
    ],
  })
  expect(subscriptionHoldGroup("classics", [])).toBeUndefined()
})

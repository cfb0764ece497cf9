import * as fc from "fast-check"
import { expect, it } from "vitest"
import { subscriptionHoldGroup, subscriptionShares } from "./subscription.ts"

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

it("shares a price over the events, the first carrying the odd cents [TAX-003]", () => {
  expect(subscriptionShares({ price: 17_003, serviceCharge: 1_001 }, 3)).toEqual([
    { price: 5_668, serviceCharge: 334 },
    { price: 5_668, serviceCharge: 334 },
    { price: 5_667, serviceCharge: 333 },
  ])
})

it("shares exactly, within a cent of one another, whatever the price [TAX-003]", () => {
  const cents = fc.nat(10_000_000)
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 50 }), (price, serviceCharge, events) => {
      const shares = subscriptionShares({ price, serviceCharge }, events)
      expect(shares).toHaveLength(events)
      for (const [amount, parts] of [
        [price, shares.map((share) => share.price)],
        [serviceCharge, shares.map((share) => share.serviceCharge)],
      ] as const) {
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

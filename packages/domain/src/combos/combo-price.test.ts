import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { byocReduction, fewestByocEvents, judgeByoc } from "./byoc.ts"
import { type ComboReduction, comboPrice } from "./combo-price.ts"

const reduction: fc.Arbitrary<ComboReduction | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 1, max: 100 }).map((percentOff) => ({ percentOff })),
  fc.nat(20_000).map((amountOff) => ({ amountOff })),
  fc.nat(20_000).map((price) => ({ price })),
)

describe("the price of a ticket inside a combo", () => {
  it.each([
    [4500, { percentOff: 15 }, 3825],
    [4510, { percentOff: 15 }, 3833],
    [4500, { amountOff: 1000 }, 3500],
    [4500, { amountOff: 5000 }, 0],
    [4500, { price: 3000 }, 3000],
    [2500, { price: 3000 }, 2500],
    [4500, undefined, 4500],
  ] as const)("%i with %j off is %i", (own, off, price) => {
    expect(comboPrice(own, off)).toBe(price)
  })

  it("is whole cents, never below nothing and never above the ticket's own", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), reduction, (own, off) => {
        const price = comboPrice(own, off)
        return Number.isSafeInteger(price) && price >= 0 && price <= own
      }),
    )
  })
})

describe("a build-your-own combo", () => {
  const rules = {
    tiers: [
      { events: 5, reduction: { percentOff: 20 } },
      { events: 3, reduction: { percentOff: 10 } },
    ],
    most: 6,
  }

  it.each([
    [2, undefined],
    [3, { percentOff: 10 }],
    [4, { percentOff: 10 }],
    [5, { percentOff: 20 }],
    [9, { percentOff: 20 }],
  ])("of %i events takes off %j [COMBO-010]", (events, off) => {
    expect(byocReduction(rules, events)).toEqual(off)
  })

  it("starts at its first tier [COMBO-009]", () => {
    expect(fewestByocEvents(rules)).toBe(3)
  })

  const picks = (...quantities: readonly number[]) =>
    quantities.map((qty, index) => ({ eventId: `e${index}`, qty }))

  it.each([
    [picks(1, 1), "too-few-events"],
    [picks(1, 1, 1), undefined],
    [picks(1, 1, 1, 1, 1, 1, 1), "too-many-events"],
    [picks(2, 2, 1), "quantities-differ"],
    [picks(0, 0, 0), "invalid-quantity"],
    [[...picks(1, 1), { eventId: "e0", qty: 1 }], "event-picked-twice"],
  ] as const)("judges %j: %s [COMBO-009]", (chosen, refusal) => {
    expect(judgeByoc(rules, chosen)).toBe(refusal)
  })
})

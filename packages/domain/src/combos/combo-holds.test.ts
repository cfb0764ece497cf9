import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { byocHoldGroup } from "./byoc.ts"
import { comboHoldGroups } from "./combo-holds.ts"
import { anyClicks, anyCombo, clickThrough, combo, detail, pickOf } from "./combos.test-support.ts"

describe("the hold groups of a combo", () => {
  it("carry the combo, its group, its quantity and the details [COMBO-008]", () => {
    const fall = combo({
      mandatoryGroups: [{ id: "m", required: 1, details: [detail("cid-1")] }],
      optionalGroups: [
        { id: "o", details: [detail("phedre-1")] },
        { id: "unpicked", details: [detail("esther-1")] },
      ],
    })
    const picks = [pickOf("o", "phedre-1"), pickOf("m", "cid-1", ["A1", "A2"])]
    expect(comboHoldGroups(fall, picks, 2)).toStrictEqual([
      {
        type: "COMBO",
        id: "fall",
        comboId: "fall",
        comboGroupId: "m",
        comboQty: 2,
        prices: [
          { id: "price.cid-1", qty: 2, amount: 4300, comboGroupDetailId: "cid-1", seatIds: ["A1", "A2"] },
        ],
      },
      {
        type: "COMBO",
        id: "fall",
        comboId: "fall",
        comboGroupId: "o",
        comboQty: 2,
        prices: [{ id: "price.phedre-1", qty: 2, amount: 4300, comboGroupDetailId: "phedre-1" }],
      },
    ])
  })

  it("take the price that was picked, of the prices of a detail [COMBO-008]", () => {
    const prices = [
      { id: "adult", price: 4000, serviceCharge: 300 },
      { id: "student", price: 2500, serviceCharge: 300 },
    ]
    const one = combo({ mandatoryGroups: [{ id: "m", required: 1, details: [detail("cid-1", { prices })] }] })
    const linesAt = (priceId: string) =>
      comboHoldGroups(one, [{ groupId: "m", detailId: "cid-1", priceId }], 1).flatMap((group) => group.prices)
    expect(linesAt("student")).toEqual([{ id: "student", qty: 1, amount: 2800, comboGroupDetailId: "cid-1" }])
    expect(linesAt("senior")).toEqual([])
  })

  it("have one line for each pick, and no empty group [COMBO-008]", () => {
    fc.assert(
      fc.property(anyCombo, anyClicks, fc.integer({ min: 1, max: 9 }), (any, clicks, quantity) => {
        const picks = clickThrough(any, clicks)
        const groups = comboHoldGroups(any, picks, quantity)
        const lines = groups.flatMap(({ comboGroupId, prices }) =>
          prices.map((line) => `${comboGroupId} ${line.comboGroupDetailId}`),
        )
        expect(lines.sort()).toEqual(picks.map((pick) => `${pick.groupId} ${pick.detailId}`).sort())
        expect(groups.every(({ prices }) => prices.length > 0)).toBe(true)
      }),
    )
  })
})

describe("a build-your-own combo", () => {
  const price = { id: "adult", price: 3000, serviceCharge: 200 }

  it("is held as one group of its own type [COMBO-009]", () => {
    const picks = [
      { eventId: "a", price, qty: 2, seatIds: ["A1", "A2"] },
      { eventId: "b", price: { ...price, id: "child" }, qty: 1 },
      { eventId: "c", price, qty: 0 },
    ]
    expect(byocHoldGroup("mine", picks)).toStrictEqual({
      type: "BYOC",
      id: "mine",
      byocId: "mine",
      prices: [
        { id: "adult", qty: 2, amount: 3200, seatIds: ["A1", "A2"] },
        { id: "child", qty: 1, amount: 3200 },
      ],
    })
    expect(byocHoldGroup("mine", [])).toBeUndefined()
  })
})

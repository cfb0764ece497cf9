import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changePick, comboTotal, missingGroups, picksLeft, takesOne, withoutSeats } from "./change-pick.ts"
import { anyClicks, anyCombo, combo, detail, pickOf } from "./combos.test-support.ts"
import { isComboComplete } from "./completion.ts"
import { judgeCombo } from "./judge-combo.ts"

const details = [detail("cid-1"), detail("cid-2"), detail("phedre-1")]

describe("a choice in a combo", () => {
  const one = combo({ pseudoMandatoryGroups: [{ id: "p", min: 1, max: 1, details }] })
  const two = combo({ mandatoryGroups: [{ id: "m", required: 2, details }] })

  it("replaces the other one in a group that takes one [COMBO-005]", () => {
    const first = changePick(one, [], pickOf("p", "cid-1"))
    expect(changePick(one, first, pickOf("p", "phedre-1"))).toEqual([pickOf("p", "phedre-1")])
    expect([takesOne(one, "p"), takesOne(two, "m")]).toEqual([true, false])
  })

  it("is taken off when it is made again, and never goes beyond what a group takes [COMBO-003]", () => {
    const both = changePick(two, changePick(two, [], pickOf("m", "cid-1")), pickOf("m", "cid-2"))
    expect(both).toHaveLength(2)
    expect(changePick(two, both, pickOf("m", "phedre-1"))).toBe(both)
    expect(changePick(two, both, pickOf("m", "cid-1"))).toEqual([pickOf("m", "cid-2")])
  })

  it("with seats gives the pick these seats, with none the best there are again", () => {
    const pick = pickOf("m", "cid-1")
    const seated = changePick(two, changePick(two, [], pick), { ...pick, seatIds: ["A-1", "A-2"] })
    expect(seated).toEqual([{ ...pick, seatIds: ["A-1", "A-2"] }])
    const moved = changePick(two, seated, { ...pick, seatIds: ["B-1", "B-2"] })
    expect(moved).toEqual([{ ...pick, seatIds: ["B-1", "B-2"] }])
    expect(judgeCombo(two, [...moved, pickOf("m", "phedre-1")], 2)).toEqual({ ok: true })
    expect(changePick(two, moved, { ...pick, seatIds: [] })).toEqual([pick])
    expect(withoutSeats(moved)).toEqual([pick])
    expect(changePick(two, moved, pick)).toEqual([])
  })

  it("of another price of the same event replaces the one there was", () => {
    const prices = [
      { id: "adult", price: 4000, serviceCharge: 300 },
      { id: "student", price: 2500, serviceCharge: 300 },
    ]
    const priced = combo({
      mandatoryGroups: [{ id: "m", required: 2, details: [detail("cid-1", { prices })] }],
    })
    const adult = { groupId: "m", detailId: "cid-1", priceId: "adult" }
    const student = { ...adult, priceId: "student" }
    const picks = changePick(priced, changePick(priced, [], adult), student)
    expect(picks).toEqual([student])
    expect(comboTotal(priced, picks, 3)).toBe(3 * 2800)
    expect(changePick(priced, picks, { ...adult, priceId: "senior" })).toBe(picks)
  })

  it("that was made before stays where the combo still has it, at a price it still has", () => {
    const before = [pickOf("m", "cid-1", ["A-1"]), pickOf("m", "phedre-1")]
    expect(picksLeft(two, before)).toEqual(before)
    const now = combo({
      mandatoryGroups: [
        { id: "m", required: 2, details: [detail("cid-1"), detail("phedre-1", { soldOut: true })] },
      ],
    })
    expect(picksLeft(now, before)).toEqual(before.slice(0, 1))
    const gone = [
      pickOf("n", "cid-1"),
      pickOf("m", "esther-1"),
      { ...pickOf("m", "cid-1"), priceId: "senior" },
    ]
    expect(picksLeft(now, gone)).toEqual([])
  })

  it("after any choices leaves a combo that the server takes as soon as no group is missing [COMBO-006]", () => {
    fc.assert(
      fc.property(anyCombo, anyClicks, (any, clicks) => {
        const picks = clicks.reduce<ReturnType<typeof changePick>>(
          (all, click) => changePick(any, all, click),
          [],
        )
        const isComplete = missingGroups(any, picks).length === 0
        expect(isComplete).toBe(isComboComplete(any, picks))
        // Optional choices stay when what opened them is taken off, and are judged with it.
        if (isComplete && picks.length > 0) expect(judgeCombo(any, picks, 1)).toEqual({ ok: true })
      }),
    )
  })
})

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canPickInCombo } from "./can-pick.ts"
import type { ComboPick } from "./combo.ts"
import { anyClicks, anyCombo, clickThrough, combo, detail, pickOf, picksOf } from "./combos.test-support.ts"
import { isComboComplete } from "./completion.ts"
import { judgeCombo } from "./judge-combo.ts"
import { comboRepetition } from "./picked-once.ts"

const cid1 = detail("cid-1")
const cid2 = detail("cid-2")
const cid1Balcony = detail("cid-1-balcony", { eventId: "cid-1" })
const phedre = detail("phedre-1")
const soldOut = detail("esther-1", { soldOut: true })
const group = { id: "m", required: 2, details: [cid1, cid2, cid1Balcony, phedre] }
const pseudo = { id: "p", min: 1, max: 2, details: [cid1, cid2, phedre] }

describe("judgeCombo", () => {
  it.each([
    ["nothing-picked", []],
    ["unknown-detail", picksOf("m", "cid-1", "nowhere")],
    ["unknown-detail", picksOf("nowhere", "cid-1")],
    ["unknown-price", [...picksOf("m", "cid-1"), { groupId: "m", detailId: "phedre-1", priceId: "none" }]],
    ["detail-picked-twice", picksOf("m", "cid-1", "cid-1")],
    ["mandatory-incomplete", picksOf("m", "cid-1")],
    ["too-many-picks", picksOf("m", "cid-1", "cid-2", "phedre-1")],
  ])("says %s of %j [COMBO-003]", (reason, picks) => {
    expect(judgeCombo(combo({ mandatoryGroups: [group] }), picks, 1)).toMatchObject({ ok: false, reason })
  })

  it("names the pseudo-mandatory group out of bounds [COMBO-005]", () => {
    const two = combo({ mandatoryGroups: [group], pseudoMandatoryGroups: [pseudo] })
    expect(judgeCombo(two, picksOf("m", "cid-1", "phedre-1"), 1)).toEqual({
      ok: false,
      reason: "pseudo-mandatory-incomplete",
      groupId: "p",
    })
  })

  it("names the pseudo-mandatory group with more than it takes [COMBO-005]", () => {
    const over = combo({ pseudoMandatoryGroups: [{ ...pseudo, min: 1, max: 1 }] })
    const [one, other] = pseudo.details
    expect(judgeCombo(over, picksOf("p", one?.id ?? "", other?.id ?? ""), 1)).toEqual({
      ok: false,
      reason: "too-many-picks",
      groupId: "p",
    })
  })

  it("sells a combo without what is sold out, but never what is sold out [COMBO-004]", () => {
    const short = combo({ mandatoryGroups: [{ ...group, details: [cid1, soldOut] }] })
    expect(judgeCombo(short, picksOf("m", "cid-1"), 1)).toEqual({ ok: true })
    expect(judgeCombo(short, picksOf("m", "cid-1", "esther-1"), 1)).toEqual({
      ok: false,
      reason: "detail-sold-out",
      detailId: "esther-1",
      groupId: "m",
    })
  })

  it("does not take the sold-out clause for more picks than required [COMBO-004]", () => {
    const short = combo({ mandatoryGroups: [{ ...group, required: 1, details: [cid1, phedre, soldOut] }] })
    expect(judgeCombo(short, picksOf("m", "cid-1", "phedre-1"), 1)).toMatchObject({
      reason: "too-many-picks",
    })
  })
})

describe("the seats of a combo", () => {
  const seated = combo({ mandatoryGroups: [{ ...group, required: 2 }] })
  const seats = (first: string[], second: string[]) => [
    pickOf("m", "cid-1", first),
    pickOf("m", "cid-1-balcony", second),
  ]

  it.each([
    [true, seats(["A1", "A2"], ["B1", "B2"])],
    [true, picksOf("m", "cid-1", "phedre-1")],
    ["seats-do-not-match", seats(["A1", "A2"], ["B1"])],
    ["seats-do-not-match", seats(["A1", "A2", "A3"], ["B1", "B2"])],
    ["seats-do-not-match", seats([], ["B1", "B2"])],
    ["seat-picked-twice", seats(["A1", "A1"], ["B1", "B2"])],
    ["seat-picked-twice", seats(["A1", "A2"], ["A2", "A3"])],
  ])("of two: %s for %j", (said, picks) => {
    const judgement = judgeCombo(seated, picks, 2)
    expect(judgement.ok || judgement.reason).toBe(said)
  })

  it("are of the event in their own group", () => {
    const evening = (eventId: string) => [detail("evening", { eventId })]
    const two = combo({
      mandatoryGroups: [
        { id: "m", required: 1, details: evening("friday") },
        { id: "n", required: 1, details: evening("saturday") },
      ],
    })
    const picks = ["m", "n"].map((groupId) => pickOf(groupId, "evening", ["A1"]))
    expect(judgeCombo(two, picks, 1)).toEqual({ ok: true })
  })

  it("may have the same name on two evenings", () => {
    const evenings = ["cid-1", "cid-2"].map((detailId) => pickOf("m", detailId, ["A1"]))
    expect(judgeCombo(seated, evenings, 1)).toEqual({ ok: true })
  })

  it.each([0, -1, 1.5, Number.NaN])("are not judged for %d combos", (comboQty) => {
    const picks = picksOf("m", "cid-1", "phedre-1")
    expect(judgeCombo(seated, picks, comboQty)).toEqual({ ok: false, reason: "invalid-quantity" })
  })
})

describe("picked once", () => {
  const sameShow = picksOf("m", "cid-1", "cid-2")
  const samePerformance = picksOf("m", "cid-1", "cid-1-balcony")

  it.each([
    [false, false, true, true],
    [true, false, "show-picked-twice", "show-picked-twice"],
    [false, true, true, "event-picked-twice"],
    [true, true, "show-picked-twice", "event-picked-twice"],
  ])("a show: %s, an event: %s [COMBO-007]", (onePerShow, onePerPerformance, ofShow, ofPerformance) => {
    const one = combo({ mandatoryGroups: [group], onePerShow, onePerPerformance })
    const said = (picks: ComboPick[]) => {
      const judgement = judgeCombo(one, picks, 1)
      return judgement.ok || judgement.reason
    }
    expect([said(sameShow), said(samePerformance)]).toEqual([ofShow, ofPerformance])
    expect(canPickInCombo(one, picksOf("m", "cid-1"), "m", "cid-2")).toBe(ofShow === true)
    expect(canPickInCombo(one, picksOf("m", "cid-1"), "m", "cid-1-balcony")).toBe(ofPerformance === true)
  })

  it("looks across groups [COMBO-007]", () => {
    const one = combo({
      mandatoryGroups: [{ ...group, required: 1 }],
      pseudoMandatoryGroups: [pseudo],
      onePerShow: true,
    })
    expect(canPickInCombo(one, picksOf("m", "cid-1"), "p", "cid-2")).toBe(false)
    expect(canPickInCombo(one, picksOf("m", "cid-1"), "p", "phedre-1")).toBe(true)
    const both = [...picksOf("m", "cid-1"), ...picksOf("p", "phedre-1")]
    expect(comboRepetition(one, both)).toBeUndefined()
    expect(canPickInCombo(one, both, "p", "cid-2")).toBe(false)
    expect(canPickInCombo(one, [], "m", "cid-1")).toBe(true)
  })
})

describe("canPickInCombo", () => {
  const both = combo({
    pseudoMandatoryGroups: [pseudo],
    optionalGroups: [{ id: "o", details: [cid1, soldOut] }],
  })

  it("opens optional groups with the pseudo-mandatory count [COMBO-006]", () => {
    expect(canPickInCombo(both, [], "o", "cid-1")).toBe(false)
    expect(canPickInCombo(both, picksOf("p", "cid-1"), "o", "cid-1")).toBe(true)
    expect(canPickInCombo(both, picksOf("p", "cid-1"), "o", "esther-1")).toBe(false)
  })

  it("stops at the most a group takes [COMBO-005]", () => {
    expect(canPickInCombo(both, picksOf("p", "cid-1"), "p", "phedre-1")).toBe(true)
    expect(canPickInCombo(both, picksOf("p", "cid-1", "cid-2"), "p", "phedre-1")).toBe(false)
    expect(canPickInCombo(both, [], "p", "nowhere")).toBe(false)
    expect(canPickInCombo(both, [], "nowhere", "cid-1")).toBe(false)
  })

  it("leads nobody astray: picks made one by one are refused only for what is still missing", () => {
    fc.assert(
      fc.property(anyCombo, anyClicks, (any, clicks) => {
        const picks = clickThrough(any, clicks)
        expect(comboRepetition(any, picks)).toBeUndefined()
        const judgement = judgeCombo(any, picks, 1)
        expect(judgement.ok).toBe(picks.length > 0 && isComboComplete(any, picks))
        if (!judgement.ok)
          expect(["nothing-picked", "mandatory-incomplete", "pseudo-mandatory-incomplete"]).toContain(
            judgement.reason,
          )
      }),
    )
  })
})

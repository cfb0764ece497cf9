import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { judgePick } from "./judge-pick.ts"
import type { SeatRule } from "./row.ts"
import { isFree, naiveStranded, rowFrom } from "./seat-oracle.test-support.ts"

const judge = (text: string, picked: number[], asked: Partial<SeatRule> = {}, ring = false) =>
  judgePick(rowFrom(text, ring), picked, { size: 1, avoidSingle: true, ...asked })

const picture = fc
  .record({
    letters: fc.string({
      unit: fc.constantFrom(".", ".", ".", "b", "m", "x", "#", "?"),
      minLength: 1,
      maxLength: 40,
    }),
    ring: fc.boolean(),
  })
  .map(({ letters, ring }) => rowFrom(letters, ring))
const pickIn = picture.chain((row) =>
  fc.record({
    row: fc.constant(row),
    picked: fc.uniqueArray(fc.nat(row.seats.length - 1), { minLength: 1, maxLength: 6 }),
  }),
)

describe("judgePick", () => {
  it("holds only seats that are free and for sale [SEAT-003]", () => {
    expect(judge("x.m", [0, 1, 2])).toEqual({ ok: false, reason: "seat-taken", seats: [0, 2] })
    expect(judge("#.?", [0, 1, 2])).toEqual({ ok: false, reason: "seat-not-for-sale", seats: [0, 2] })
    expect(judge("..", [0, 9, -1, 0.5])).toEqual({
      ok: false,
      reason: "seat-not-for-sale",
      seats: [9, -1, 0.5],
    })
    fc.assert(
      fc.property(pickIn, fc.boolean(), ({ row, picked }, avoidSingle) => {
        fc.pre(picked.some((i) => !isFree(row, i)))
        expect(judgePick(row, picked, { size: 1, avoidSingle }).ok).toBe(false)
      }),
    )
  })

  it("refuses to split a party, or to mix its price levels [SEAT-001] [SEAT-002]", () => {
    expect(judge("......", [0, 1, 4, 5], { size: 4 })).toMatchObject({ ok: false, reason: "not-contiguous" })
    expect(judge("..bb", [0, 1, 2, 3], { size: 4 })).toMatchObject({
      ok: false,
      reason: "mixed-price-levels",
    })
    expect(judge("..bb", [0, 1, 2, 3], { size: 2 })).toEqual({ ok: true, lastResort: false })
    expect(judge(".xxxxx.", [6, 0], { size: 2 }, true)).toEqual({ ok: true, lastResort: false })
    expect(judge(".xxxxx.", [6, 0], { size: 2 })).toMatchObject({ reason: "not-contiguous" })
  })

  it("takes several groups in one row, judged on the final picture", () => {
    expect(judge("........", [0, 1, 4, 5], { size: 2 })).toEqual({ ok: true, lastResort: false })
    expect(judge("........", [0, 1, 3, 4], { size: 2 })).toEqual({
      ok: false,
      reason: "strands-seat",
      seats: [2],
    })
    expect(judge("........", [0, 1, 2, 3], { size: 2 })).toEqual({ ok: true, lastResort: false })
  })

  it("accepts without a last resort exactly what strands no seat [SEAT-005]", () => {
    fc.assert(
      fc.property(pickIn, ({ row, picked }) => {
        fc.pre(picked.every((i) => isFree(row, i)))
        const judged = judgePick(row, picked, { size: 100, avoidSingle: true })
        const stranded = naiveStranded(row, picked)
        expect(judged.ok && !judged.lastResort).toBe(stranded.length === 0)
        if (!judged.ok) expect(judged).toEqual({ ok: false, reason: "strands-seat", seats: stranded })
      }),
    )
  })

  it("counts the shopper's own seats as taken, so a seat between them is stranded", () => {
    expect(judge("mm...xx....", [3, 4])).toEqual({ ok: false, reason: "strands-seat", seats: [2] })
    expect(judge("mm...xx....", [7, 8])).toEqual({ ok: true, lastResort: false })
  })

  it("forgives a seat that was alone before", () => {
    expect(judge(".x..", [2, 3])).toEqual({ ok: true, lastResort: false })
  })

  it("opens the escape clause only when the scope has no better group of that size and level", () => {
    expect(judge("...", [0, 1])).toEqual({ ok: true, lastResort: true })
    expect(judge("...", [0, 1], { scope: [rowFrom("...."), rowFrom("x")] })).toMatchObject({
      reason: "strands-seat",
    })
    expect(judge("...", [0, 1], { scope: [rowFrom("bb"), rowFrom("x")] })).toEqual({
      ok: true,
      lastResort: true,
    })
  })

  it("does not take the row itself, listed in its own scope, for another way out", () => {
    const row = rowFrom(".....")
    const copy = structuredClone(row)
    expect(judgePick(row, [0, 1, 3, 4], { size: 2, avoidSingle: true, scope: [copy] })).toEqual(
      judgePick(row, [0, 1, 3, 4], { size: 2, avoidSingle: true }),
    )
  })

  it("finds two legal picks of two shoppers illegal together", () => {
    expect(judge(".....", [0, 1])).toEqual({ ok: true, lastResort: false })
    expect(judge(".....", [3, 4])).toEqual({ ok: true, lastResort: false })
    expect(judge("xx...", [3, 4], { scope: [rowFrom("..")] })).toMatchObject({
      reason: "strands-seat",
      seats: [2],
    })
  })

  it("lets any free seats go where single seats do not matter", () => {
    expect(judge(".....", [0, 1, 3, 4], { size: 2, avoidSingle: false })).toEqual({
      ok: true,
      lastResort: false,
    })
  })
})

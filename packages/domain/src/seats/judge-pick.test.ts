import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chooseParty } from "./choose-party.ts"
import { judgePick, type PickJudgement } from "./judge-pick.ts"
import type { RowPicture, SeatRule } from "./row.ts"
import {
  isFree,
  naiveLegal,
  naiveNearest,
  naiveNeighbours,
  naiveOrphans,
  rowFrom,
} from "./seat-oracle.test-support.ts"

const judge = (text: string, picked: number[], asked: Partial<SeatRule> = {}, ring = false) =>
  judgePick(rowFrom(text, ring), picked, { size: 1, avoidSingle: true, ...asked })

const picture = fc
  .record({
    letters: fc.string({
      unit: fc.constantFrom(".", ".", ".", "b", "m", "x", "#", "?", "w", "v", "M", "X"),
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

const named = (row: RowPicture, name: string): RowPicture => ({
  ...row,
  seats: row.seats.map((seat, i) => ({ ...seat, id: `${name}-${i}` })),
})

/** Every group that a click in the row takes. */
const picksIn = (row: RowPicture, rule: SeatRule): number[][] =>
  row.seats.flatMap((_, clicked) => {
    const choice = chooseParty(row, clicked, rule)
    return choice.ok ? [choice.seats] : []
  })
const withMine = (row: RowPicture, taken: readonly number[]): RowPicture => ({
  ...row,
  seats: row.seats.map((seat, i) => (taken.includes(i) ? { ...seat, state: "mine" } : seat)),
})

describe("judgePick", () => {
  it("lets a last resort excuse no other group of the pick [SEAT-005]", () => {
    // Two of three cannot but leave one alone; two of the four at the other price could.
    const picked = [0, 1, 5, 6]
    expect(judge("...xbbbb", picked, { size: 2 })).toMatchObject({ ok: false, reason: "strands-seat" })
    expect(judge("...xbbb", [0, 1, 4, 5], { size: 2 })).toEqual({ ok: true, lastResort: true })
  })

  it("holds only seats that are free and for sale [SEAT-003]", () => {
    expect(judge("x.m", [0, 1, 2])).toEqual({ ok: false, reason: "seat-taken", seats: [0] })
    expect(judge("x.x", [0, 1, 2])).toEqual({ ok: false, reason: "seat-taken", seats: [0, 2] })
    expect(judge("m.m", [0, 1, 2])).toEqual({ ok: false, reason: "in-cart", seats: [0, 2] })
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

  it("sees one party around the end of a table [SEAT-006]", () => {
    expect(judge("......", [5, 0], { size: 2 }, true)).toEqual({ ok: true, lastResort: false })
    expect(judge("......", [5, 0], { size: 2 }, false)).toMatchObject({ reason: "not-contiguous" })
    expect(judge(".b...b", [5, 0, 1], { size: 3 }, true)).toMatchObject({ reason: "mixed-price-levels" })
  })

  it("takes several groups in one row, judged on the final picture", () => {
    expect(judge("........", [0, 1, 4, 5], { size: 2 })).toEqual({ ok: true, lastResort: false })
    expect(judge(".........", [0, 1, 3, 4], { size: 2 })).toMatchObject({
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
        const stranded = naiveOrphans(row, picked)
        expect(judged.ok && !judged.lastResort).toBe(stranded.length === 0)
        if (!judged.ok) expect(judged).toMatchObject({ ok: false, reason: "strands-seat", seats: stranded })
      }),
    )
  })

  it("forgives a seat between two groups when the later of them had no better place [SEAT-005]", () => {
    // After the pair in the middle only threes are left, on both sides.
    expect(judge("........", [3, 4, 0, 1], { size: 2 })).toEqual({ ok: true, lastResort: true })
    // The pair came first: the single beside it has made a run of two out of three since.
    expect(judge("...x...", [0, 1, 4])).toEqual({ ok: true, lastResort: true })
  })

  it("forgives no seat for the sake of another [SEAT-005]", () => {
    // The last three of one level leave one alone whatever is taken; the four of the other need not.
    expect(judge("bbbx....", [0, 1])).toEqual({ ok: true, lastResort: true })
    expect(judge("bbbx....", [0, 1, 5, 6])).toMatchObject({ reason: "strands-seat", seats: [2, 4, 7] })
  })

  it("holds at once what was clicked group after group, unless the groups touch [SEAT-005]", () => {
    const size = fc.integer({ min: 1, max: 4 })
    const drawn = fc.record({
      letters: fc.string({
        unit: fc.constantFrom(".", ".", ".", ".", "b", "x"),
        minLength: 2,
        maxLength: 12,
      }),
      ring: fc.boolean(),
    })
    const section = fc.array(drawn, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(section, size, size, (rows, first, second) => {
        const scope = rows.map(({ letters, ring }, i) => rowFrom(letters, ring, `row ${i}`))
        const [row, ...rest] = scope as [RowPicture, ...RowPicture[]]
        for (const a of picksIn(row, { size: first, avoidSingle: true, scope })) {
          const after = withMine(row, a)
          const rule = { size: second, avoidSingle: true, scope: [after, ...rest] }
          for (const b of picksIn(after, rule)) {
            const touch = a.some((seat) => naiveNeighbours(row, seat).some((beside) => b.includes(beside)))
            const judged = judgePick(row, [...a, ...b], { size: 1, avoidSingle: true, scope })
            if (!touch) expect(judged).toMatchObject({ ok: true })
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it("counts the shopper's own seats as taken, so a seat between them is stranded", () => {
    expect(judge("mm...xx....", [3, 4])).toMatchObject({ ok: false, reason: "strands-seat", seats: [2] })
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

  it("strands nobody, not even with the last seats, where the venue has no last resort [SEAT-005]", () => {
    expect(judge("...", [0, 1], { lastResort: false })).toEqual({
      ok: false,
      reason: "strands-seat",
      seats: [2],
    })
    expect(judge("...", [0, 1], { lastResort: true })).toEqual({ ok: true, lastResort: true })
    expect(judge("...", [0, 1], { lastResort: false, avoidSingle: false }).ok).toBe(true)
  })

  describe("the nearest group of a refusal", () => {
    const asked = fc.record({
      picked: pickIn,
      others: fc.array(picture, { maxLength: 3 }),
      avoidSingle: fc.boolean(),
      lastResort: fc.boolean(),
    })
    const onEveryRefusal = (
      law: (
        refusal: PickJudgement & { ok: false },
        scope: RowPicture[],
        rule: SeatRule,
        from: number,
      ) => void,
    ) =>
      fc.assert(
        fc.property(asked, ({ picked: { row, picked }, others, avoidSingle, lastResort }) => {
          const scope = [row, ...others].map((one, i) => named(one, `row ${i}`))
          const rule = { size: picked.length, avoidSingle, lastResort, scope }
          const judged = judgePick(scope[0] as RowPicture, picked, rule)
          if (!judged.ok) law(judged, scope, rule, Math.min(...picked))
        }),
        { numRuns: 500 },
      )

    it("would be held", () => {
      onEveryRefusal(({ nearest }, _, rule) => {
        if (nearest !== undefined) expect(judgePick(nearest.row, nearest.seats, rule).ok).toBe(true)
      })
    })

    it("is offered whenever there is one for as many, at the price level the pick begins with", () => {
      onEveryRefusal(({ nearest }, scope, rule, first) => {
        const level = scope[0]?.seats[first]?.priceLevelId
        const legal = (level === undefined ? ["A", "B"] : [level]).flatMap((one) =>
          naiveLegal(scope, rule, one).groups.flat(),
        )
        if (scope[0]?.ring) return
        expect(nearest === undefined).toBe(legal.length === 0)
        const centre = first + (rule.size - 1) / 2
        expect(nearest).toEqual(naiveNearest(scope, 0, centre, rule, level))
      })
    })

    it("is nearest to the middle of the pick", () => {
      const nearestTo = (picked: number[]) => {
        const judged = judge("............", picked)
        return judged.ok ? undefined : judged.nearest?.seats
      }
      expect(nearestTo([1, 2])).toEqual([2, 3])
      expect(nearestTo([9, 10])).toEqual([10, 11])
      expect(nearestTo([8, 9, 10])).toEqual([9, 10, 11])
    })

    it("starts from where the pick starts around a table", () => {
      const picked = judge("......", [5, 0, 1], { size: 3, lastResort: false }, true)
      expect(picked).toEqual({ ok: true, lastResort: false })
      expect(judge("x.....", [5, 1], { size: 2 }, true)).toMatchObject({ nearest: { seats: [1, 2] } })
      expect(judge("...x...", [6, 0, 1], { size: 3 }, true)).toMatchObject({
        ok: false,
        nearest: { seats: [0, 1, 2] },
      })
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

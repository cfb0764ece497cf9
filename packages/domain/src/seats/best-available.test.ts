import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bestAvailable, type RankedRow } from "./best-available.ts"
import { judgePick } from "./judge-pick.ts"
import type { RowPicture, SeatRule } from "./row.ts"
import { naiveLegal, rowFrom } from "./seat-oracle.test-support.ts"

const rows = (...texts: string[]): RankedRow[] => texts.map((text, rank) => ({ row: rowFrom(text), rank }))
const pair = { size: 2, avoidSingle: true }

const withAccessible = (text: string, ...accessible: number[]): RowPicture => {
  const row = rowFrom(text)
  return { ...row, seats: row.seats.map((seat, i) => ({ ...seat, accessible: accessible.includes(i) })) }
}

describe("bestAvailable", () => {
  it("goes to the row of lowest rank, closest to its middle", () => {
    expect(bestAvailable(rows("..........", ".........."), pair)).toEqual({
      row: 0,
      seats: [4, 5],
      lastResort: false,
    })
    expect(bestAvailable(rows("x.x.x.x.x", ".........."), pair)).toMatchObject({ row: 1, seats: [4, 5] })
  })

  it("steps aside from the middle rather than strand a seat [SEAT-005]", () => {
    expect(bestAvailable(rows("......"), { size: 3, avoidSingle: true })).toMatchObject({ seats: [0, 1, 2] })
    expect(bestAvailable(rows("...", "...."), pair)).toMatchObject({ row: 1, lastResort: false })
    expect(bestAvailable(rows("...", "x...x"), pair)).toMatchObject({ row: 0, lastResort: true })
  })

  it("spares accessible seats while others are left", () => {
    const first = { row: withAccessible("....", 1, 2), rank: 0 }
    expect(bestAvailable([first, { row: rowFrom("...."), rank: 5 }], pair)).toMatchObject({ row: 1 })
    expect(bestAvailable([first], pair)).toMatchObject({ row: 0, seats: [0, 1] })
  })

  it("offers accessible seats when nothing else is left, and as few of them as it can", () => {
    expect(bestAvailable([{ row: withAccessible("....", 0, 1, 2, 3), rank: 0 }], pair)).toMatchObject({
      row: 0,
    })
    const first = { row: withAccessible("x..x", 1, 2), rank: 0 }
    const later = { row: withAccessible("x..x", 1), rank: 9 }
    expect(bestAvailable([first, later], pair)).toMatchObject({ row: 1 })
  })

  it("leaves a seat alone rather than send who asked for none to a wheelchair place [SEAT-005]", () => {
    expect(bestAvailable(rows("wwxwwx", "...x"), pair)).toMatchObject({ row: 1, lastResort: true })
    expect(bestAvailable(rows("...x", "vv"), pair)).toMatchObject({ row: 0, lastResort: true })
    expect(bestAvailable(rows("wwxwwx", "x.x."), pair)).toEqual({ row: 0, seats: [3, 4], lastResort: false })
  })

  it("looks at no more rows where the first have wheelchair places", () => {
    let looked = 0
    const house = Array.from({ length: 400 }, (_, rank) => ({
      rank,
      get row() {
        looked += 1
        return rowFrom(rank < 2 ? "wwww" : "w.....")
      },
    }))
    expect(bestAvailable(house, pair)).toMatchObject({ row: 2, seats: [2, 3] })
    expect(looked).toBeLessThan(40)
  })

  it("takes another price level rather than a last resort, when any will do [SEAT-005]", () => {
    expect(bestAvailable(rows("...", "bbbb"), pair)).toEqual({ row: 1, seats: [0, 1], lastResort: false })
    expect(bestAvailable(rows("...", "bbbb"), pair, "A")).toMatchObject({ row: 0, lastResort: true })
  })

  it("offers nothing that leaves a seat alone where the venue has no last resort [SEAT-005]", () => {
    expect(bestAvailable(rows("...", "x...x"), { ...pair, lastResort: false })).toBeUndefined()
    expect(bestAvailable(rows("...", "x...x"), pair)).toMatchObject({ lastResort: true })
  })

  describe("for several events at once", () => {
    const both = (...pairs: [string, string][]): RankedRow[] =>
      pairs.map(([first, second], rank) => ({
        row: rowFrom(first),
        events: [rowFrom(first), rowFrom(second)],
        rank,
      }))

    it("takes seats that are free at each [SEAT-002]", () => {
      expect(bestAvailable(both(["......", "xx.."]), pair)).toMatchObject({ seats: [2, 3] })
      expect(bestAvailable(both(["..xx", "xx.."], ["....", "...."]), pair)).toMatchObject({ row: 1 })
      expect(bestAvailable(both(["..xx", "xx.."]), pair)).toBeUndefined()
    })

    it("strands no seat at any of them [SEAT-005]", () => {
      // Of the pairs free at both, one leaves nobody alone at the first event; at the second every pair of three does.
      expect(bestAvailable(both(["....xx", "x...xx"]), pair)).toMatchObject({
        seats: [2, 3],
        lastResort: true,
      })
      expect(bestAvailable(both(["x....x", "x....x"], ["......", "......"]), pair)).toMatchObject({
        row: 0,
        lastResort: false,
      })
    })

    it("finds only what is legal at each by itself [SEAT-002] [SEAT-005]", () => {
      const seats = (length: number) =>
        fc.string({ unit: fc.constantFrom(".", ".", ".", "x"), minLength: length, maxLength: length })
      const house = fc.array(
        fc
          .integer({ min: 1, max: 10 })
          .chain((length) => fc.tuple(seats(length), seats(length), seats(length))),
        { minLength: 1, maxLength: 10 },
      )
      fc.assert(
        fc.property(house, fc.integer({ min: 1, max: 4 }), (texts, size) => {
          const rows = texts.map((ofRow, rank) => ({
            row: rowFrom(ofRow[0]),
            events: ofRow.map((text) => rowFrom(text)),
            rank,
          }))
          const rule = { size, avoidSingle: true }
          const best = bestAvailable(rows, rule)
          if (best === undefined) return
          const events = [0, 1, 2].map((event) => rows.map(({ row, events: at }) => at[event] ?? row))
          for (const scope of events) {
            const row = scope[best.row]
            expect(row && judgePick(row, best.seats, { ...rule, scope })).toMatchObject({ ok: true })
          }
        }),
      )
    })
  })

  it("keeps to one price level, the one asked for [SEAT-002]", () => {
    expect(bestAvailable(rows("..bb"), pair, "B")).toMatchObject({ seats: [2, 3] })
    expect(bestAvailable(rows(".b.b.b"), pair)).toBeUndefined()
    expect(bestAvailable(rows("...."), pair, "B")).toBeUndefined()
  })

  it("finds the first of all legal groups by the order it promises [SEAT-002] [SEAT-005]", () => {
    const seats = fc.string({
      unit: fc.constantFrom(".", ".", ".", "b", "x", "m", "w", "v", "M", "X"),
      minLength: 1,
      maxLength: 16,
    })
    const row = fc.record({ seats, ring: fc.boolean(), rank: fc.nat(6) })
    const rule = fc.record({
      size: fc.integer({ min: 1, max: 5 }),
      avoidSingle: fc.boolean(),
      lastResort: fc.constantFrom(undefined, false),
    })
    // More rows than are looked at together.
    const house = fc.array(row, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(house, rule, fc.constantFrom(undefined, "B"), (drawn, asked, level) => {
        const ranked = drawn.map((from, i) => ({
          row: rowFrom(from.seats, from.ring, `row ${i}`),
          rank: from.rank,
        }))
        const best = bestAvailable(ranked, asked, level)
        expect(best).toEqual(naiveBest(ranked, asked, level === undefined ? ["A", "B"] : [level]))
        const chosen = ranked[best?.row ?? -1]
        if (best === undefined || chosen === undefined) return
        const scope = ranked.map((one) => one.row)
        expect(judgePick(chosen.row, best.seats, { ...asked, scope })).toEqual({
          ok: true,
          lastResort: best.lastResort,
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it("looks at no row behind the one that it takes", () => {
    let looked = 0
    const house = Array.from({ length: 400 }, (_, rank) => ({
      rank,
      get row() {
        looked += 1
        return rowFrom(rank < 3 ? "xxxxxx" : "......")
      },
    }))
    expect(bestAvailable(house, pair)).toMatchObject({ row: 3, seats: [2, 3] })
    expect(looked).toBeLessThan(40)
  })
})

/** Every legal group with all that the order looks at, and the first of them. */
function naiveBest(ranked: readonly RankedRow[], rule: SeatRule, levels: readonly string[]) {
  const scope = ranked.map(({ row }) => row)
  const offers = levels.flatMap((level) => {
    const { groups, isLastResort } = naiveLegal(scope, rule, level)
    return groups.flatMap((ofRow, index) =>
      ofRow.map((seats) => {
        const { row, rank } = ranked[index] as RankedRow
        const isTable = row.ring && row.seats.length > 2
        const start = seats[0] ?? 0
        const lastResort = isLastResort(row, seats)
        const order = [
          seats.filter((i) => row.seats[i]?.accessible).length,
          Number(lastResort),
          rank,
          isTable ? 0 : Math.abs(start + (seats.length - 1) / 2 - (row.seats.length - 1) / 2),
          index,
          start,
        ]
        return { order, found: { row: index, seats, lastResort } }
      }),
    )
  })
  const before = (a: number[], b: number[]) => a.map((x, i) => x - (b[i] ?? 0)).find((by) => by !== 0) ?? 0
  return offers.sort((a, b) => before(a.order, b.order))[0]?.found
}

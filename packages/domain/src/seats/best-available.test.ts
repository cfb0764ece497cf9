import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bestAvailable, type RankedRow } from "./best-available.ts"
import { judgePick } from "./judge-pick.ts"
import type { RowPicture } from "./row.ts"
import { naiveGroups, naiveStranded, rowFrom } from "./seat-oracle.test-support.ts"

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

  it("keeps to one price level, the one asked for [SEAT-002]", () => {
    expect(bestAvailable(rows("..bb"), pair, "B")).toMatchObject({ seats: [2, 3] })
    expect(bestAvailable(rows(".b.b.b"), pair)).toBeUndefined()
    expect(bestAvailable(rows("...."), pair, "B")).toBeUndefined()
  })

  it("finds a legal group exactly when there is one", () => {
    const text = fc.string({ unit: fc.constantFrom(".", ".", "b", "x", "m"), minLength: 1, maxLength: 16 })
    const house = fc.array(fc.record({ text, ring: fc.boolean(), rank: fc.nat(3) }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(house, fc.integer({ min: 1, max: 5 }), fc.boolean(), (from, size, avoidSingle) => {
        const ranked = from.map(({ text: seats, ring, rank }) => ({ row: rowFrom(seats, ring), rank }))
        const best = bestAvailable(ranked, { size, avoidSingle })
        const all = ranked.flatMap(({ row }) =>
          ["A", "B"].flatMap((level) =>
            naiveGroups(row, size, level).map((group) => naiveStranded(row, group).length),
          ),
        )
        expect(best === undefined).toBe(all.length === 0)
        const chosen = ranked[best?.row ?? -1]
        if (best === undefined || chosen === undefined) return
        expect(best.lastResort).toBe(avoidSingle && !all.includes(0))
        const scope = ranked.map(({ row }) => row)
        expect(judgePick(chosen.row, best.seats, { size, avoidSingle, scope }).ok).toBe(true)
        if (avoidSingle && all.includes(0)) expect(naiveStranded(chosen.row, best.seats)).toEqual([])
      }),
    )
  })
})

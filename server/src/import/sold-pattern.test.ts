import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { slug } from "./slug.ts"
import { soldPattern } from "./sold-pattern.ts"

const rowsOf = (lengths: readonly number[]) =>
  lengths.map((length, row) => Array.from({ length }, (_, seat) => `${row}-${seat}`))

const hall = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 }).map(rowsOf)

describe("sold pattern", () => {
  it("is the same for the same seed and another for another", () => {
    const rows = rowsOf([20, 20, 20])
    expect(soldPattern(rows, 0.4, "a")).toEqual(soldPattern(rows, 0.4, "a"))
    expect(soldPattern(rows, 0.4, "a")).not.toEqual(soldPattern(rows, 0.4, "b"))
  })

  it("sells about the share, never more, and all of it at 1", () => {
    fc.assert(
      fc.property(hall, fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
        const all = rows.flat().length
        const sold = soldPattern(rows, share, "x")
        expect(new Set(sold).size).toBe(sold.length)
        expect(sold.length).toBeLessThanOrEqual(Math.round(share * all))
        expect(sold.length).toBeGreaterThan(share * all - 6)
        expect(soldPattern(rows, 1, "x")).toHaveLength(all)
      }),
    )
  })

  it("leaves no free seat alone that was not alone before", () => {
    fc.assert(
      fc.property(hall, fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
        const sold = new Set(soldPattern(rows, share, "y"))
        const isFree = (seat: string | undefined) => seat !== undefined && !sold.has(seat)
        for (const row of rows.filter((row) => row.length > 1))
          for (const [index, seat] of row.entries())
            if (isFree(seat)) expect(isFree(row[index - 1]) || isFree(row[index + 1])).toBe(true)
      }),
    )
  })
})

it("makes parts of ids of names", () => {
  expect(["Parterre A", "Admission générale", "  Loges / Côté  "].map(slug)).toEqual([
    "parterre-a",
    "admission-generale",
    "loges-cote",
  ])
})

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { planFaults } from "../faults/plan-faults.ts"
import { venueLayout } from "../layout/venue-layout.ts"
import { type GridOptions, planFromGrid } from "./plan-from-grid.ts"

const grid = (text: string, more: Partial<GridOptions> = {}) => {
  let last = 0
  const newGuid = () => {
    last += 1
    return `g${last}`
  }
  return planFromGrid(text, { name: "Parterre", maker: { category: "A", newGuid }, ...more })
}
const rowsOf = (found: ReturnType<typeof grid>) =>
  "fault" in found
    ? found.fault.rule
    : found.zone.rows.map(
        ({ row_number, position, seats }) =>
          `${row_number}@${position?.x}: ${seats.map((seat) => seat.seat_number).join(" ")}`,
      )
const doubtsOf = (found: ReturnType<typeof grid>) =>
  "fault" in found ? [] : found.doubts.map(({ rule }) => rule)

describe("cells of a spreadsheet", () => {
  it("are rows with their names, and an empty cell is a gap", () => {
    const found = grid("A\t1\t2\t\t3\t4\tA\r\nB\t\t1\t\t2\t\tB\r\n")
    expect(rowsOf(found)).toEqual(["A@25: 1 2", "A@100: 3 4", "B@50: 1", "B@100: 2"])
    expect(found).toMatchObject({ rows: 2, seats: 6 })
    expect(doubtsOf(found)).toEqual(["row-names-guessed"])
  })

  it("are numbers alone, in rows named by letters", () => {
    expect(rowsOf(grid("1\t2\n3\t4"))).toEqual(["A@0: 1 2", "B@0: 3 4"])
    expect(rowsOf(grid("1\t2\n3\t4", { hasRowNames: true }))).toEqual(["1@25: 2", "3@25: 4"])
  })

  it("are marks, which are numbered across gaps", () => {
    const found = grid("x\tx\t\tx\nx\tx\tx\tx")
    expect(rowsOf(found)).toEqual(["A@0: 1 2", "A@75: 3", "B@0: 1 2 3 4"])
    expect(doubtsOf(found)).toContain("numbers-made")
  })

  it("may be quoted, and have empty lines between", () => {
    expect(rowsOf(grid('"1"\t"2\n"\n\n5\t"6""a"'))).toEqual(["A@0: 1 2", 'B@0: 5 6"a'])
  })

  it("that give a number twice are doubted", () => {
    expect(doubtsOf(grid("1\t1\t2"))).toContain("duplicate-numbers")
  })

  it.each([
    ["nothing", "\t\t\n\n", "empty-grid"],
    ["too many lines", "1\n".repeat(5_000), "grid-too-large"],
    ["too many columns", "1\t".repeat(5_000), "grid-too-large"],
    ["a hundred megabytes in a line", "1".repeat(100_000), "cell-too-long"],
    ["a sentence", "Salle du bas, vers 1998\t1", "cell-too-long"],
  ])("%s is refused", (_what, text, rule) => {
    expect(rowsOf(grid(text))).toBe(rule)
  })

  it("become a plan that has no gap to mend", () => {
    const found = grid("A\t1\t2\t\t3\t4\nB\t1\t2\t\t3\t4\nC\t1\t2\t\t3\t4")
    if ("fault" in found) throw new Error(found.fault.message.en)
    const plan = { name: "Salle", categories: [{ name: "A" }], zones: [found.zone] }
    expect(planFaults(plan, venueLayout({ name: { fr: "Salle", en: "Hall" } }, plan))).toEqual([])
  })

  it("any text becomes as many seats as it has cells, or is refused", () => {
    const cell = fc.constantFrom("", "", "1", "2", "A", "x", "12")
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }), (cells) => {
        const found = grid(cells.map((line) => line.join("\t")).join("\n"), { hasRowNames: false })
        const count = cells.flat().filter((one) => one !== "").length
        expect("fault" in found ? 0 : found.seats).toBe(count)
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => grid(text) !== undefined))
  })
})

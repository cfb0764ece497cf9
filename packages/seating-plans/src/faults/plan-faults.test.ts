import { describe, expect, it } from "vitest"
import { venueLayout } from "../layout/venue-layout.ts"
import type { PlanRow, SeatingPlan } from "../plan/seating-plan.ts"
import type { FaultRule } from "./plan-fault.ts"
import { planFaults } from "./plan-faults.ts"
import { orderOf } from "./row-faults.ts"

const pitch = 10
const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => String(i + 1))

/** A row of seats side by side, `y` from the stage. */
const row = (name: string, y: number, names: readonly string[] = numbers(6), left = 0): PlanRow => ({
  row_number: name,
  position: { x: 20 + left, y },
  seats: names.map((seat, index) => ({
    seat_guid: `${name}-${y}-${left}-${index}`,
    seat_number: seat,
    position: { x: index * pitch, y: 0 },
    category: "Parterre",
  })),
})

const plan = (rows: readonly PlanRow[], more: Partial<SeatingPlan> = {}): SeatingPlan => ({
  name: "Petite salle",
  categories: [{ name: "Parterre" }],
  zones: [{ name: "Parterre", position: { x: 0, y: 0 }, rows }],
  size: { width: 400, height: 400 },
  ...more,
})

const sound = [row("A", 20), row("B", 32), row("C", 44), row("D", 56)]
const name = { fr: "Petite salle", en: "Petite salle" }
const faultsOf = (given: SeatingPlan, tables?: readonly string[]) =>
  planFaults(given, venueLayout({ name, ...(tables ? { tables } : {}) }, given))
const rules = (given: SeatingPlan): readonly FaultRule[] => faultsOf(given).map(({ rule }) => rule)

/** The sound plan with one row another way. */
const withRow = (index: number, other: PlanRow) => plan(sound.with(index, other))

describe("what is suspicious about a plan", () => {
  it("is nothing in a sound one", () => {
    expect(faultsOf(plan(sound))).toEqual([])
  })

  it("seats on one another", () => {
    const [first, ...others] = row("B", 32).seats
    const moved = { ...row("B", 32), seats: [{ ...first!, position: { x: 11, y: 0 } }, ...others] }
    const found = faultsOf(withRow(1, moved)).filter(({ rule }) => rule === "overlapping-seats")
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ where: "Parterre, row B, seat 1 and Parterre, row B, seat 2" })
  })

  it("all seats on one point, as the one heap they are", () => {
    const seats = row("A", 20, numbers(2000)).seats.map((seat) => ({ ...seat, position: { x: 0, y: 0 } }))
    const found = faultsOf(plan([{ ...row("A", 20), seats }, row("B", 32)]))
    const heap = found.filter(({ rule }) => rule === "overlapping-seats")
    expect(heap).toHaveLength(1)
    expect(heap[0]?.where).toBe(
      "Parterre, row A, seat 1, Parterre, row A, seat 2, Parterre, row A, seat 3 and 1997 more",
    )
    expect(heap[0]?.at).toHaveLength(2000)
  })

  it("a seat number given twice in a row", () => {
    const [fault] = faultsOf(withRow(2, row("C", 44, ["1", "2", "2", "4", "5", "6"])))
    expect(fault).toMatchObject({ rule: "duplicate-seat-number", where: "Parterre, row C, seat 2" })
    expect(fault?.at).toHaveLength(2)
  })

  it("two rows of one name whose seats cannot be told apart", () => {
    expect(rules(plan([...sound, row("D", 68)]))).toContain("duplicate-row-name")
    const otherSide = row("D", 56, ["7", "8", "9", "10", "11", "12"], 100)
    expect(rules(plan([...sound, otherSide]))).not.toContain("duplicate-row-name")
  })

  it("rows that go forth and back by their names", () => {
    const [fault] = faultsOf(plan([row("A", 20), row("B", 44), row("C", 32), row("D", 56)]))
    expect(fault).toMatchObject({ rule: "rows-out-of-order", where: "Parterre, around rows B, C" })
    const fromTheBack = [row("A", 56), row("B", 44), row("C", 32), row("D", 20)]
    expect(rules(plan(fromTheBack))).toEqual([])
  })

  it("numbers that jump about, though odd and even from the middle are fine", () => {
    expect(rules(withRow(0, row("A", 20, ["1", "4", "2", "5", "3", "6"])))).toEqual(["seats-out-of-order"])
    expect(rules(withRow(0, row("A", 20, ["5", "3", "1", "2", "4", "6"])))).toEqual([])
    expect(rules(withRow(0, row("A", 20, ["6", "5", "4", "3", "2", "1"])))).toEqual([])
  })

  it("a gap whose sides count as neighbours", () => {
    const { seats, ...rest } = row("B", 32)
    const apart = seats.map((seat, index) => ({
      ...seat,
      position: { x: seat.position.x + (index > 2 ? 30 : 0), y: 0 },
    }))
    const [fault] = faultsOf(withRow(1, { ...rest, seats: apart }))
    expect(fault).toMatchObject({ rule: "gap-in-row", where: "Parterre, row B, between 3 and 4" })
  })

  it("does not look for gaps and order around a table", () => {
    const around: PlanRow = {
      row_number: "1",
      position: { x: 60, y: 60 },
      seats: [0, 1, 2, 3].map((index) => ({
        seat_guid: `t-${index}`,
        seat_number: String([1, 3, 2, 4][index]),
        position: { x: 20 * Math.cos((index * Math.PI) / 2), y: 20 * Math.sin((index * Math.PI) / 2) },
        category: "Parterre",
      })),
    }
    expect(faultsOf(plan([around]), ["Parterre"])).toEqual([])
  })

  it("rows without a name and rows of one seat", () => {
    expect(rules(plan([...sound, row("", 68)]))).toEqual(["nameless-row"])
    expect(rules(plan([...sound, row("E", 68, ["1"])]))).toEqual(["single-seat-row"])
  })

  it("seats outside the plan and seats far away", () => {
    expect(rules(plan([...sound, row("E", 410)]))).toContain("seat-outside-plan")
    const far = faultsOf(plan([...sound, row("E", 1_000_000)])).map(({ rule }) => rule)
    expect(far).toContain("far-seats")
    expect(rules(plan([...sound, row("E", 68)]))).toEqual([])
  })

  it("a category that no seat is sold under", () => {
    const categories = [{ name: "Parterre" }, { name: "Balcon" }]
    expect(faultsOf(plan(sound, { categories }))).toMatchObject([
      { rule: "unused-category", where: "category Balcon" },
    ])
  })
})

it.each([
  ["12", 12],
  ["A", 1],
  ["z", 26],
  ["AA", 27],
  ["BB", 28],
  ["Loge 3", undefined],
  ["AB", undefined],
])("row %s comes at place %s", (text, order) => {
  expect(orderOf(text)).toBe(order)
})

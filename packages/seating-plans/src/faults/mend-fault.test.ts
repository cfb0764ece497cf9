import { describe, expect, it } from "vitest"
import { venueLayout } from "../layout/venue-layout.ts"
import type { PlanRow, SeatingPlan } from "../plan/seating-plan.ts"
import { mendFault, mendsOf } from "./mend-fault.ts"
import type { FaultRule } from "./plan-fault.ts"
import { planFaults } from "./plan-faults.ts"

const row = (name: string, y: number, numbers: readonly string[], xs?: readonly number[]): PlanRow => ({
  row_number: name,
  position: { x: 20, y },
  seats: numbers.map((number, index) => ({
    seat_guid: `${y}-${index}`,
    seat_number: number,
    position: { x: xs?.[index] ?? index * 10, y: 0 },
    category: "A",
  })),
})

const planOf = (rows: readonly PlanRow[], more: Partial<SeatingPlan> = {}): SeatingPlan => ({
  name: "Salle",
  categories: [{ name: "A" }],
  zones: [{ name: "Parterre", position: { x: 0, y: 0 }, rows }],
  size: { width: 400, height: 400 },
  ...more,
})

let last = 0
const newGuid = () => {
  last += 1
  return `new-${last}`
}

const faultsOf = (plan: SeatingPlan) =>
  planFaults(plan, venueLayout({ name: { fr: "Salle", en: "Hall" } }, plan))
const guids = (plan: SeatingPlan) =>
  plan.zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map((seat) => seat.seat_guid)))
const six = ["1", "2", "3", "4", "5", "6"]
const behind = [row("B", 40, six), row("C", 60, six), row("D", 80, six)]

describe("a fault mended with one click", () => {
  it.each<[FaultRule, SeatingPlan]>([
    ["gap-in-row", planOf([row("A", 20, six, [0, 10, 40, 50, 90, 100]), ...behind])],
    ["duplicate-seat-number", planOf([row("A", 20, ["1", "2", "2", "4", "5", "6"]), ...behind])],
    ["seats-out-of-order", planOf([row("A", 20, ["6", "3", "5", "2", "4", "1"]), ...behind])],
    ["nameless-row", planOf([row("", 20, six), ...behind, row(" ", 100, six)])],
    ["duplicate-row-name", planOf([...behind, row("D", 100, six)])],
    [
      "rows-out-of-order",
      planOf([row("A", 20, six), row("C", 40, six), row("B", 60, six), row("D", 80, six)]),
    ],
    ["seat-outside-plan", planOf([row("A", -60, six), ...behind], { size: { width: 40, height: 90 } })],
    ["unused-category", planOf(behind, { categories: [{ name: "A" }, { name: "B" }] })],
  ])("%s is there no more, and every seat is", (rule, plan) => {
    const found = faultsOf(plan).filter((one) => one.rule === rule)
    expect(found).not.toEqual([])
    const mended = found.reduce((so, fault) => mendFault(so, fault, { newGuid }), plan)
    expect(faultsOf(mended)).toEqual([])
    expect([...guids(mended)].sort()).toEqual([...guids(plan)].sort())
    for (const { french } of found)
      for (const words of [french.where, french.reason, french.advice]) expect(words).not.toBe("")
  })

  it("splits a row into as many as the gaps leave, and keeps the numbers", () => {
    const plan = planOf([row("A", 20, six, [0, 10, 40, 50, 90, 100])])
    const [fault] = faultsOf(plan)
    const rows = mendFault(plan, fault!, { newGuid }).zones[0]!.rows
    expect(rows.map(({ seats }) => seats.map((seat) => seat.seat_number).join(""))).toEqual([
      "12",
      "34",
      "56",
    ])
    expect(rows.map((one) => one.row_number)).toEqual(["A", "A", "A"])
  })

  it("numbers odd seats as odd ones, and from where they began", () => {
    const plan = planOf([row("A", 20, ["1", "3", "3", "7"]), ...behind])
    const [fault] = faultsOf(plan)
    const [first] = mendFault(plan, fault!, { newGuid }).zones[0]!.rows
    expect(first?.seats.map((seat) => seat.seat_number)).toEqual(["1", "3", "5", "7"])
  })

  it("turns the numbers of a row about when asked", () => {
    const plan = planOf([row("A", 20, ["2", "1", "4", "3"]), ...behind])
    const [fault] = faultsOf(plan)
    expect(mendsOf(fault!)).toEqual(["renumber", "reverse-numbers"])
    const [first] = mendFault(plan, fault!, { newGuid, mend: "reverse-numbers" }).zones[0]!.rows
    expect(first?.seats.map((seat) => seat.seat_number)).toEqual(["3", "4", "1", "2"])
  })

  it("leaves other rows and zones the very same", () => {
    const plan = planOf([row("A", 20, ["1", "1"]), ...behind])
    const mended = mendFault(plan, faultsOf(plan)[0]!, { newGuid })
    expect(mended.zones[0]?.rows[1]).toBe(plan.zones[0]?.rows[1])
  })

  it("leaves what only a person can mend", () => {
    const plan = planOf([row("A", 20, six, [0, 1, 20, 30, 40, 50]), ...behind])
    const [fault] = faultsOf(plan)
    expect([fault?.rule, mendsOf(fault!)]).toEqual(["overlapping-seats", []])
    expect(mendFault(plan, fault!, { newGuid })).toBe(plan)
  })
})

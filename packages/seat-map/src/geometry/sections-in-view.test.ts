import fc from "fast-check"
import { expect, it } from "vitest"
import { loadPlan, type SectionBox, visibleSeats } from "./sections-in-view.ts"

const row = (count: number): SectionBox[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `s${i}`,
    numberOfSeats: 100,
    bounds: { left: i * 100, right: i * 100 + 90, top: 0, bottom: 100 },
  }))

const frame = (left: number, right: number) => ({ left, right, top: 0, bottom: 100 })

it("asks for 15 of 20 visible sections, nearest the centre first [MAP-005]", () => {
  const { load } = loadPlan(row(20), new Set(), frame(0, 2000))
  expect(load).toHaveLength(15)
  expect(new Set(load.slice(0, 2))).toEqual(new Set(["s9", "s10"]))
  expect(load).not.toContain("s0")
  expect(load).not.toContain("s19")
})

it("asks only for what is not there yet", () => {
  expect(loadPlan(row(4), new Set(["s1", "s2"]), frame(0, 400)).load).toEqual(
    expect.arrayContaining(["s0", "s3"]),
  )
})

it("keeps sections out of view while there is room, and lets the farthest go first", () => {
  const loaded = new Set(["s0", "s1", "s2", "s3"])
  expect(loadPlan(row(20), loaded, frame(500, 590)).drop).toEqual([])
  expect(loadPlan(row(20), loaded, frame(500, 590), 3).drop).toEqual(["s1", "s0"])
})

it("never holds more than 15 sections, and never drops one in sight that fits [MAP-005]", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { maxLength: 15 }),
      fc.integer({ min: -500, max: 3000 }),
      fc.integer({ min: 1, max: 3000 }),
      (held, left, width) => {
        const loaded = new Set(held.map((i) => `s${i}`))
        const plan = loadPlan(row(30), loaded, frame(left, left + width))
        const after = new Set([...loaded].filter((id) => !plan.drop.includes(id)))
        for (const id of plan.load) after.add(id)
        expect(after.size).toBeLessThanOrEqual(15)
        expect(plan.load.some((id) => plan.drop.includes(id))).toBe(false)
      },
    ),
  )
})

it("counts a section by the share of it in sight [MAP-003]", () => {
  expect(visibleSeats(row(3), { left: 0, right: 145, top: -10, bottom: 110 })).toBe(150)
})

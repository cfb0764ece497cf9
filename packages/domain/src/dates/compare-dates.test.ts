import * as fc from "fast-check"
import { expect, it } from "vitest"
import { compareDates } from "./compare-dates.ts"
import { anyDay } from "./day.test-support.ts"

it("puts the earlier first, and leaves the same where they are", () => {
  expect(["2026-12-05", "2025-12-31", "2026-02-01"].toSorted(compareDates)).toEqual([
    "2025-12-31",
    "2026-02-01",
    "2026-12-05",
  ])
  expect(compareDates("2026-12-05T19:30", "2026-12-05T19:30")).toBe(0)
})

it("orders as time does", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (one, other) => {
      expect(compareDates(one, other)).toBe(Math.sign(Date.parse(one) - Date.parse(other)))
    }),
  )
})

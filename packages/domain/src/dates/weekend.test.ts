import * as fc from "fast-check"
import { expect, it } from "vitest"
import { anyDay } from "./day.test-support.ts"
import { addDays, weekdayOf } from "./local-date.ts"
import { weekendRange } from "./weekend.ts"

it.each([
  ["Wednesday", "2026-12-02", "2026-12-04", "2026-12-06"],
  ["Friday", "2026-12-04", "2026-12-04", "2026-12-06"],
  ["Saturday", "2026-12-05", "2026-12-05", "2026-12-06"],
  ["Sunday", "2026-12-06", "2026-12-06", "2026-12-06"],
  ["Monday", "2026-12-07", "2026-12-11", "2026-12-13"],
])("the weekend on a %s, %s, goes from %s to %s", (_, today, start, end) => {
  expect(weekendRange(today)).toEqual({ start, end })
})

it("ends on a Sunday within the week and never begins in the past", () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const { start, end } = weekendRange(today)
      expect(weekdayOf(end)).toBe(0)
      expect(end >= today && end <= addDays(today, 6)).toBe(true)
      expect(start >= today && start >= addDays(end, -2)).toBe(true)
    }),
  )
})

import * as fc from "fast-check"
import { expect, it } from "vitest"
import { inDateRange } from "../dates/date-range.ts"
import { anyDay } from "../dates/day.test-support.ts"
import { addDays, weekdayOf } from "../dates/local-date.ts"
import { ON_SALE_FILTERS, onSaleRange } from "./on-sale-filters.ts"

it.each([
  ["today", "2026-11-18", "2026-11-18"],
  ["nextWeek", "2026-11-18", "2026-11-25"],
  ["previousWeek", "2026-11-11", "2026-11-18"],
  ["month", "2026-11-18", "2026-12-19"],
  ["thisWeek", "2026-11-15", "2026-11-21"],
  ["thisMonth", "2026-11-01", "2026-11-30"],
  ["oneYear", "2026-11-18", "2027-11-18"],
  ["twoYears", "2026-11-18", "2028-11-18"],
] as const)("%s on a Wednesday goes from %s to %s [CAT-006]", (filter, start, end) => {
  expect(onSaleRange(filter, "2026-11-18")).toEqual({ start, end })
})

it("always has today in it; this week is a Sunday and the six days after [CAT-006]", () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      for (const filter of ON_SALE_FILTERS) expect(inDateRange(today, onSaleRange(filter, today))).toBe(true)
      const week = onSaleRange("thisWeek", today)
      expect(weekdayOf(week.start)).toBe(0)
      expect(week.end).toBe(addDays(week.start, 6))
    }),
  )
})

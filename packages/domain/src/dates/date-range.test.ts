import { expect, it } from "vitest"
import { checkDateRange } from "./check-date-range.ts"
import { dateRangeOutput, inDateRange } from "./date-range.ts"

const range = { start: "2026-12-05", end: "2026-12-06" }

it("goes from 00:00 to 23:59 without times [DATE-007]", () => {
  expect(dateRangeOutput(range)).toEqual({ startDate: "2026-12-05T00:00", endDate: "2026-12-06T23:59" })
})

it("carries the times chosen in 24 hours [DATE-002] [DATE-007]", () => {
  const times = { start: { hour: 9, minute: 5 }, end: { hour: 19, minute: 30 } }
  expect(dateRangeOutput(range, times)).toEqual({
    startDate: "2026-12-05T09:05",
    endDate: "2026-12-06T19:30",
  })
})

it("has both of its ends in it", () => {
  const days = ["2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"]
  expect(days.map((day) => inDateRange(day, range))).toEqual([false, true, true, false])
})

it.each([
  ["2026-12-05", "2026-12-05", []],
  ["2026-12-06", "2026-12-05", ["end-before-start"]],
  ["", " ", ["start-missing", "end-missing"]],
  ["2026-02-30", "2026-12-05", ["start-invalid"]],
  ["2026-02-30", "2026-01-05", ["start-invalid"]],
  ["2026-12-05 ", " 2026-12-05", []],
  [" 2026-12-06", "2026-12-05", ["end-before-start"]],
  ["2026-02-01", "tomorrow", ["end-invalid"]],
])("checks %j to %j entered by hand [DATE-006]", (start, end, errors) => {
  expect(checkDateRange({ start, end })).toEqual(errors)
})

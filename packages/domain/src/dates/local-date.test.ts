import * as fc from "fast-check"
import { expect, it } from "vitest"
import { anyDay } from "./day.test-support.ts"
import { addDays, addYears, firstOfMonth, isLocalDate, lastOfMonth, weekdayOf } from "./local-date.ts"

it("knows the days that exist", () => {
  expect(["2028-02-29", "2026-12-31", "1970-01-01"].filter(isLocalDate)).toHaveLength(3)
  const none = ["2026-02-29", "2026-13-01", "2026-04-31", "2026-1-1", "", "2026-12-05T00:00"]
  expect(none.filter(isLocalDate)).toEqual([])
  expect(isLocalDate("demain")).toBe(false)
  expect(() => addDays("demain", 1)).toThrow("Not a day: demain")
  expect(() => addYears("2026-02-30", 1)).toThrow(RangeError)
})

it("adds days across months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29")
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
      const other = addDays(day, days)
      expect(addDays(other, -days)).toBe(day)
      expect(other > day).toBe(days > 0)
      expect(weekdayOf(other)).toBe((((weekdayOf(day) + days) % 7) + 7) % 7)
    }),
  )
})

it("adds years to the same day, or to the 28th of February", () => {
  expect(addYears("2026-11-21", 2)).toBe("2028-11-21")
  expect(addYears("2028-02-29", 1)).toBe("2029-02-28")
  expect(addYears("1000-11-21", -1)).toBe("0999-11-21")
  expect(addYears("2028-02-29", -4)).toBe("2024-02-29")
})

it("knows the ends of a month", () => {
  expect(firstOfMonth("2026-11-21")).toBe("2026-11-01")
  expect(["2026-01-01", "2026-02-11", "2028-02-11", "2026-12-31"].map(lastOfMonth)).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2028-02-29",
    "2026-12-31",
  ])
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(firstOfMonth(day) <= day && day <= lastOfMonth(day)).toBe(true)
      expect(addDays(lastOfMonth(day), 1).endsWith("-01")).toBe(true)
    }),
  )
})

it("counts the days of the week from Sunday", () => {
  expect(weekdayOf("2026-11-22")).toBe(0)
  expect(weekdayOf("2026-11-21")).toBe(6)
})

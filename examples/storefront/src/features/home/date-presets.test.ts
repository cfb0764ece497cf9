import { describe, expect, it } from "vitest"
import { dayIn, daysOf } from "./date-presets.ts"

describe("when presets [CAT-006]", () => {
  // 2026-12-02 is a Wednesday.
  it.each([
    ["today", "2026-12-02", "2026-12-02", "2026-12-02"],
    ["thisWeek", "2026-12-02", "2026-11-29", "2026-12-05"],
    ["thisWeek", "2026-12-06", "2026-12-06", "2026-12-12"],
    ["weekend", "2026-12-02", "2026-12-04", "2026-12-06"],
    ["weekend", "2026-12-05", "2026-12-05", "2026-12-06"],
    ["weekend", "2026-12-06", "2026-12-06", "2026-12-06"],
    ["thisMonth", "2026-12-02", "2026-12-01", "2026-12-31"],
    ["nextMonth", "2026-12-02", "2027-01-01", "2027-01-31"],
    ["nextMonth", "2027-01-31", "2027-02-01", "2027-02-28"],
  ] as const)("%s on %s is %s to %s", (preset, today, startDate, endDate) => {
    expect(daysOf(preset, today)).toEqual({ startDate, endDate })
  })

  it("asks what day it is where the organiser is", () => {
    const lateInUtc = Date.parse("2026-12-03T02:00:00Z")
    expect(dayIn(lateInUtc, "America/Toronto")).toBe("2026-12-02")
    expect(dayIn(lateInUtc, "UTC")).toBe("2026-12-03")
  })
})

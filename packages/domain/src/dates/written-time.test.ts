import { describe, expect, it } from "vitest"
import { formatDay, formatDayAndHour, formatHour } from "./written-time.ts"

const evening = Date.parse("2026-12-05T19:30:00-05:00")
const toronto = "America/Toronto"

describe("times shoppers read", () => {
  it("are written as in Québec and as in English Canada", () => {
    expect(formatHour(evening, toronto, "fr")).toBe("19\u00a0h\u00a030")
    expect(formatHour(evening, toronto, "en")).toBe("7:30\u00a0p.m.")
    const midnight = Date.parse("2026-12-05T00:00:00-05:00")
    expect(formatHour(midnight, toronto, "fr")).toBe("0\u00a0h")
    expect(formatHour(midnight, toronto, "en")).toBe("12\u00a0a.m.")
    expect(formatHour(midnight + 12 * 3_600_000, toronto, "en")).toBe("12\u00a0p.m.")
  })

  it("name the day", () => {
    expect(formatDay(Date.parse("2027-01-01T12:00:00-05:00"), toronto, "fr")).toBe(
      "vendredi 1er janvier 2027",
    )
    expect(formatDayAndHour(evening, toronto, "en")).toBe("Saturday, December 5, 2026, 7:30\u00a0p.m.")
  })
})

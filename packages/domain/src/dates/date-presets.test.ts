import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { DATE_PRESETS, DEFAULT_DATE_PRESET } from "./date-presets.ts"
import { anyDay } from "./day.test-support.ts"
import { presetRange } from "./preset-range.ts"

describe("date presets", () => {
  it("are ten, and other is the default [DATE-004]", () => {
    expect(new Set(DATE_PRESETS).size).toBe(10)
    expect(DEFAULT_DATE_PRESET).toBe("other")
  })

  it.each([
    ["today", "2026-11-21", "2026-11-21"],
    ["nextWeek", "2026-11-21", "2026-11-28"],
    ["previousWeek", "2026-11-14", "2026-11-21"],
    ["nextMonth", "2026-11-21", "2026-12-22"],
    ["previousMonth", "2026-10-21", "2026-11-21"],
    ["nextYear", "2026-11-21", "2027-11-21"],
    ["previousYear", "2025-11-21", "2026-11-21"],
    ["next2Year", "2026-11-21", "2028-11-21"],
    ["previous2Year", "2024-11-21", "2026-11-21"],
  ] as const)("%s goes from %s to %s [DATE-004]", (preset, start, end) => {
    expect(presetRange(preset, "2026-11-21")).toEqual({ start, end })
  })

  it("other sets no days [DATE-006]", () => {
    expect(presetRange("other", "2026-11-21")).toBeUndefined()
  })

  it("begin or end today, and never end before they begin [DATE-004]", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...DATE_PRESETS), (today, preset) => {
        const range = presetRange(preset, today)
        expect(range === undefined).toBe(preset === "other")
        const { start, end } = range ?? { start: today, end: today }
        expect(start <= end).toBe(true)
        expect(preset.startsWith("previous") ? end : start).toBe(today)
      }),
    )
  })
})

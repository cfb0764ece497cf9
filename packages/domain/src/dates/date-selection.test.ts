import { expect, it } from "vitest"
import { choosePreset, showsRangeSubmit } from "./date-selection.ts"

it("emits at once for a preset [DATE-005]", () => {
  expect(choosePreset("today", "2026-11-21")).toEqual({
    manual: false,
    emits: { startDate: "2026-11-21T00:00", endDate: "2026-11-21T23:59" },
  })
})

it("lets the shopper enter the days of other [DATE-006]", () => {
  expect(choosePreset("other", "2026-11-21")).toEqual({ manual: true })
})

it.each([
  ["other", true, true],
  ["other", false, false],
  ["today", true, false],
  ["today", false, false],
] as const)("with preset %s and button %s shows a submit: %s [DATE-003]", (preset, button, shown) => {
  expect(showsRangeSubmit(preset, button)).toBe(shown)
})

import { expect, it } from "vitest"
import { heightAfterDrag } from "./use-sheet.ts"

it.each([
  ["folded", -100, "half"],
  ["folded", -500, "full"],
  ["half", 60, "folded"],
  ["half", -60, "full"],
  ["full", 600, "folded"],
  ["half", 10, "half"],
  ["folded", 300, "folded"],
] as const)("a sheet that is %s and dragged by %d px is %s", (from, dragged, to) => {
  expect(heightAfterDrag(from, dragged, 844)).toBe(to)
})

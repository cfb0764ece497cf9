import { expect, it } from "vitest"
import { priceLevelMark } from "./price-level-marks.ts"

it("gives twelve price levels twelve different marks, then starts again [MAP-024]", () => {
  const marks = Array.from({ length: 12 }, (_, i) => priceLevelMark(i))
  expect(new Set(marks).size).toBe(12)
  expect(priceLevelMark(12)).toBe(marks[0])
})

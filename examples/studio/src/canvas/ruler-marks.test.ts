import { expect, it } from "vitest"
import { rulerMarks, rulerStep } from "./ruler-marks.ts"

const camera = { x: 100, y: 50, scale: 1, width: 400, height: 200 }
const labels = (...given: Parameters<typeof rulerMarks>) =>
  rulerMarks(...given).flatMap(({ at, label }) => (label === undefined ? [] : [[label, at]]))

it("writes units of the plan where they are", () => {
  expect(labels(camera, "x", "en")).toEqual([
    ["-100", 0],
    ["0", 100],
    ["100", 200],
    ["200", 300],
    ["300", 400],
  ])
  expect(labels(camera, "y", "en")).toEqual([
    ["0", 50],
    ["100", 150],
  ])
})

it("follows pan and zoom", () => {
  expect(labels({ ...camera, x: 150 }, "x", "en")[0]).toEqual(["0", 50])
  expect(labels({ ...camera, scale: 2 }, "x", "en")[0]).toEqual(["0", 0])
  expect(labels({ ...camera, x: 0, scale: 200 }, "x", "fr").map(([label]) => label)).toContain("-0,5")
})

it.each([0.01, 0.3, 1, 7, 40])("has few marks with round numbers apart at a scale of %s", (scale) => {
  expect(rulerStep(scale) * scale).toBeGreaterThanOrEqual(56)
  expect(String(rulerStep(scale))).toMatch(/^[0.]*[125]0*$/)
  expect(rulerMarks({ ...camera, scale, width: 2000 }, "x", "en").length).toBeLessThan(200)
})

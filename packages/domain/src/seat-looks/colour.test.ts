import fc from "fast-check"
import { expect, it } from "vitest"
import { contrast, inkOn, mixed, readable, safeColour } from "./colour.ts"

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)

it("writes on every colour so that it can be read", () => {
  fc.assert(fc.property(colour, (fill) => contrast(fill, inkOn(fill)) >= 4.3))
})

it("gives a pale colour an edge of 3:1 against the surface", () => {
  expect(contrast("#f0e442", "#ffffff")).toBeLessThan(3)
  expect(contrast(readable("#f0e442", "#ffffff", "#1d1a1b"), "#ffffff")).toBeGreaterThanOrEqual(3)
  fc.assert(fc.property(colour, (seat) => contrast(readable(seat, "#f6f4f1", "#1d1a1b"), "#f6f4f1") >= 3))
})

it("mixes two colours into one that is opaque, and leaves colours it cannot read alone", () => {
  expect(mixed("#ffffff", "#000000", 0.5)).toBe("#808080")
  expect(mixed("#abc", "#000000", 1)).toBe("#aabbcc")
  expect(mixed("rebeccapurple", "#000000", 0.5)).toBe("rebeccapurple")
})

it("takes as a colour what is one by its look, and nothing else", () => {
  for (const colour of ["#abc", "#aabbcc", "#AABBCC80", "rebeccapurple"])
    expect(safeColour(colour, "#000")).toBe(colour)
  for (const other of [undefined, "", "#12", "url(#a)", "red;", "rgb(0 0 0)", "var(--ink)"])
    expect(safeColour(other, "#000")).toBe("#000")
})

import { expect, it } from "vitest"
import { regionStrength } from "./region-strength.ts"

it("is paler the fuller the house, in steps, and never as pale as a house that is sold out", () => {
  const strengths = [1, 0.75, 0.5, 0.25].map(regionStrength)
  expect(strengths).toEqual([...strengths].sort((one, other) => other - one))
  expect(new Set(strengths).size).toBe(4)
  expect(regionStrength(0.74)).toBe(regionStrength(0.75))
  expect(regionStrength(2)).toBe(regionStrength(1))
  expect(regionStrength(0.001)).toBeGreaterThan(regionStrength(0))
})

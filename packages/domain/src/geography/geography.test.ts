import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { distanceKm } from "./distance.ts"
import { formatDistance } from "./format-distance.ts"

const QUEBEC = { latitude: 46.81, longitude: -71.21 }
const MONTREAL = { latitude: 45.5, longitude: -73.57 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe("distanceKm", () => {
  it("is in kilometres: 233 from Québec City to Montréal [CAT-007]", () => {
    expect(distanceKm(QUEBEC, MONTREAL)).toBeCloseTo(233, -1)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.195, 3)
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0)
  })

  it("is nothing to itself, the same both ways, and at most half around the earth", () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(distanceKm(one, one)).toBe(0)
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6)
        expect(distanceKm(one, other)).toBeLessThanOrEqual(6371 * Math.PI + 1e-9)
      }),
    )
  })
})

it.each([
  [0.84, "0,8\u00a0km", "0.8\u00a0km"],
  [3, "3\u00a0km", "3\u00a0km"],
  [9.94, "9,9\u00a0km", "9.9\u00a0km"],
  [9.96, "10\u00a0km", "10\u00a0km"],
  [233.4, "233\u00a0km", "233\u00a0km"],
])("shows %d kilometres [CAT-007]", (km, fr, en) => {
  expect(formatDistance(km, "fr")).toBe(fr)
  expect(formatDistance(km, "en")).toBe(en)
})

import type { Price } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { levelsWithin, priceRange } from "./price-range.ts"

const level = (id: string, prices: readonly number[], rs = true) => ({
  id,
  rs,
  prices: prices.map((price) => ({ price, serviceCharges: 450 }) as Price),
})
const levels = [level("balcony", [2000, 1500]), level("stalls", [6000]), level("floor", [100], false)]

describe("a range of prices", () => {
  it("reaches from the lowest to the highest all-in price of numbered places", () => {
    expect(priceRange(levels)).toEqual({
      min: 2450,
      max: 6450,
      step: 4000,
    })
  })

  it("has steps that meet every price, the dearest too", () => {
    const odd = [level("a", [1999]), level("b", [4574]), level("c", [3025])]
    const { min = 0, max = 0, step = 1 } = priceRange(odd) ?? {}
    expect([min, max]).toEqual([2449, 5024])
    for (const price of [2449, 3475, 5024]) expect((price - min) % step).toBe(0)
    expect(levelsWithin(odd, { min, max })).toBeUndefined()
  })

  it("is not offered where all cost the same", () => {
    expect(priceRange([level("a", [5000]), level("b", [5000])])).toBeUndefined()
    expect(priceRange([level("floor", [100, 900], false)])).toBeUndefined()
  })

  it("begins where the map says that its seats begin: not at what children pay, nor at what is sold out", () => {
    const upper = level("upper", [5650, 4500])
    const gone = {
      ...level("gone", [2000]),
      prices: [{ price: 2000, serviceCharges: 450, soldout: true } as Price],
    }
    const all = [upper, level("front", [7900]), gone]
    expect(priceRange(all)).toMatchObject({ min: 6100, max: 8350 })
    expect(levelsWithin(all, { min: 6100, max: 8350 })).toBeUndefined()
    expect(levelsWithin(all, { min: 6100, max: 8000 })).toEqual(["upper"])
  })

  it("shows the levels that begin within it", () => {
    expect(levelsWithin(levels, { min: 2400, max: 3000 })).toEqual(["balcony"])
    expect(levelsWithin(levels, { min: 2951, max: 6500 })).toEqual(["stalls"])
    expect(levelsWithin(levels, { min: 3000, max: 6000 })).toEqual([])
  })

  it("is no filter at all when it holds every level", () => {
    expect(levelsWithin(levels, { min: 2400, max: 6500 })).toBeUndefined()
    expect(levelsWithin(levels, { min: 2450, max: 6450 })).toBeUndefined()
  })
})

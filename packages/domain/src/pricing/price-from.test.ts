import { describe, expect, it } from "vitest"
import { leastStandardPrice, priceFrom, soldLevels, standardAmounts, standardPrice } from "./price-from.ts"

const price = (amount: number, soldout?: boolean) => ({ price: amount, serviceCharges: 350, soldout })
const balcony = [price(3_500), price(3_200), price(2_000)]

describe("the price that a place begins with", () => {
  it("is the first, however cheap those with a condition are", () => {
    expect(standardPrice(balcony)?.price).toBe(3_500)
  })

  it("is the first that is sold, and the first of what is sold out", () => {
    expect(standardPrice([price(3_500, true), price(3_200)])?.price).toBe(3_200)
    expect(standardPrice([price(3_500, true), price(3_200, true)])?.price).toBe(3_500)
    expect(standardPrice([])).toBeUndefined()
  })
})

describe("the price that a house begins at", () => {
  it("is the least of what its price levels begin with, with the service charge", () => {
    expect(priceFrom([[price(6_800), price(3_400)], balcony])).toBe(3_850)
    expect(priceFrom([[], balcony])).toBe(3_850)
    expect(priceFrom([])).toBeUndefined()
  })

  it("leaves out levels that are sold out, unless all are", () => {
    const full = [price(2_000, true), price(1_000, true)]
    expect(priceFrom([full, balcony])).toBe(3_850)
    expect(priceFrom([full, [price(3_500, true)]])).toBe(2_350)
  })

  it("is known by its whole price", () => {
    expect(leastStandardPrice([[price(6_800)], balcony])).toBe(balcony[0])
    expect(leastStandardPrice([])).toBeUndefined()
  })
})

describe("the prices that the levels of a map begin with", () => {
  const level = (...prices: ReturnType<typeof price>[]) => ({ prices, min: 2_350, max: 9_999 })

  it("are those for everybody, whatever other tickets cost", () => {
    expect(standardAmounts([level(...balcony), level(price(6_800), price(3_400))])).toEqual([3_850, 7_150])
  })

  it("are those of levels that are sold, where one is", () => {
    const full = level(price(1_000, true))
    expect(standardAmounts([full, level(...balcony)])).toEqual([3_850])
    expect(standardAmounts([full])).toEqual([1_350])
    expect(soldLevels([full, level(...balcony)])).toHaveLength(1)
  })

  it("are known from end to end where no price is listed", () => {
    expect(standardAmounts([{ min: 1_500, max: 4_900 }])).toEqual([1_500, 4_900])
    expect(standardAmounts([])).toEqual([])
  })
})

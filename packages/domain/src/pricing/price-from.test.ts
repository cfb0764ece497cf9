import { describe, expect, it } from "vitest"
import { leastStandardPrice, priceFrom, standardPrice } from "./price-from.ts"

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

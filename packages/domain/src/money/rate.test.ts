import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applyRate } from "./rate.ts"

const qst = { numerator: 9975, denominator: 100_000 }
const rate = fc.record({ numerator: fc.nat(200_000), denominator: fc.integer({ min: 1, max: 200_000 }) })

describe("applyRate", () => {
  it("rounds half a cent up and less down", () => {
    expect(applyRate(10_000, qst)).toBe(998)
    expect(applyRate(1, { numerator: 1, denominator: 2 })).toBe(1)
    expect(applyRate(-1, { numerator: 1, denominator: 2 })).toBe(-1)
    expect(applyRate(-1, { numerator: 1, denominator: 3 })).toBe(0)
    expect(applyRate(1, { numerator: 49, denominator: 100 })).toBe(0)
  })

  it("is at most half a cent from the exact value", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), rate, (amount, { numerator, denominator }) => {
        const twiceError =
          2n *
          (BigInt(applyRate(amount, { numerator, denominator })) * BigInt(denominator) -
            BigInt(amount) * BigInt(numerator))
        return twiceError <= BigInt(denominator) && twiceError > -BigInt(denominator)
      }),
    )
  })

  it("mirrors a charge in its refund", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        rate,
        (amount, of) => applyRate(amount, of) + applyRate(-amount, of) === 0,
      ),
    )
  })

  it("refuses what is not a rate or not cents", () => {
    for (const [numerator, denominator] of [
      [1, 0],
      [1, -2],
      [0.5, 2],
      [1, 2.5],
    ] as const) {
      const attempt = () => applyRate(100, { numerator, denominator })
      expect(attempt).toThrow(`Not a rate: ${numerator}/${denominator}`)
    }
    expect(() => applyRate(0.5, qst)).toThrow("The amount must be an integer number of cents, not 0.5")
  })
})

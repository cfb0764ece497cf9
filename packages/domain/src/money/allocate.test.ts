import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allocate } from "./allocate.ts"

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
const total = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe("allocate", () => {
  it("gives the odd cent to the largest remainder, then to the first", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [1, 2])).toEqual([3, 7])
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(allocate(2, [1, 1, 1])).toEqual([1, 1, 0])
  })

  it("sums to the total exactly", () => {
    fc.assert(fc.property(total, weights, (amount, over) => sum(allocate(amount, over)) === amount))
  })

  it("is never a whole cent away from the exact share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 }),
        (amount, over) => {
          fc.pre(sum(over) > 0)
          const shares = allocate(amount, over)
          over.forEach((weight, i) => {
            expect(Math.abs((shares[i] ?? Number.NaN) - (amount * weight) / sum(over))).toBeLessThan(1)
          })
        },
      ),
    )
  })

  it("gives nothing to a weight of zero while another weight is above it", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (amount, over) => {
        const shares = allocate(amount, [...over, 1, 0])
        expect(shares.at(-1)).toBe(0)
      }),
    )
  })

  it("shares a refund without a negative zero", () => {
    expect(allocate(-1, [1, 1])).toEqual([-1, 0])
  })

  it("shares evenly when no weight counts", () => {
    expect(allocate(5, [0, 0])).toEqual([3, 2])
  })

  it("refuses fractions, negative weights and nothing to share over", () => {
    expect(() => allocate(1.5, [1])).toThrow("The total to share must be an integer number of cents, not 1.5")
    expect(() => allocate(1, [-1])).toThrow("A weight must be a non-negative integer, not -1")
    expect(() => allocate(1, [0.5])).toThrow("A weight must be a non-negative integer, not 0.5")
    expect(() => allocate(1, [])).toThrow("Nothing to share the amount over")
    expect(allocate(0, [])).toEqual([])
  })
})

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { PROVINCES } from "../provinces/provinces.ts"
import { taxesInOnePlace } from "../taxes/taxes.test-support.ts"
import { donate } from "./donation.ts"

describe("a donation", () => {
  it.each([
    [500, true],
    [499, false],
    [100000, true],
    [100001, false],
    [750.5, false],
  ])("of %d cents where 5 $ to 1 000 $ may be given: %s [PAY-030]", (amount, ok) => {
    expect(donate(amount, { min: 500, max: 100000 }).ok).toBe(ok)
  })

  it("is of any amount above nothing without bounds [PAY-030]", () => {
    expect([1, 99_999_999].map((amount) => donate(amount, { min: 0, max: 0 }).ok)).toEqual([true, true])
    expect(donate(0, { min: 0, max: 0 })).toEqual({
      ok: false,
      error: { code: "invalid-amount", min: 0, max: 0 },
    })
    expect(donate(-500, { min: -1000, max: 0 }).ok).toBe(false)
  })

  it("changes no tax of the cart it is in, anywhere [PAY-030]", () => {
    const province = fc.constantFrom(...PROVINCES)
    fc.assert(
      fc.property(province, fc.nat(50000), fc.integer({ min: 1, max: 50000 }), (where, amount, given) => {
        const tickets = { amount, serviceCharge: 0, taxable: true }
        const donation = donate(given, { min: 0, max: 0 })
        const taxesOf = (lines: (typeof tickets)[]) =>
          taxesInOnePlace({ province: where, date: "2026-12-05", lines })
        const without = taxesOf([tickets])
        const withIt = taxesOf([tickets, ...(donation.ok ? [donation.line] : [])])
        expect(withIt.totalAfterTaxes).toBe(without.totalAfterTaxes + given)
        expect(withIt.shares[1]).toEqual({ tax1: 0, tax2: 0, tax3: 0 })
      }),
    )
  })
})

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import vectors from "../../vectors/taxes.json" with { type: "json" }
import { PROVINCES, type Province } from "../provinces/provinces.ts"
import { computeTaxes, type TaxShares } from "./compute-taxes.ts"
import { refundShares } from "./refund-shares.ts"

const line = fc.record({ amount: fc.nat(500_000), serviceCharge: fc.nat(5_000), taxable: fc.boolean() })
const sale = fc.record({
  province: fc.constantFrom(...PROVINCES),
  date: fc.constantFrom("2022-09-30", "2025-03-31", "2026-12-05"),
  lines: fc.array(line, { maxLength: 12 }),
})
const slots = ["tax1", "tax2", "tax3"] as const
const total = (shares: readonly TaxShares[], slot: (typeof slots)[number]) =>
  shares.reduce((all, share) => all + share[slot], 0)

describe("computeTaxes", () => {
  it.each(vectors)("$title [TAX-003]", ({ province, date, lines, expected }) => {
    expect(computeTaxes({ province: province as Province, date, lines })).toMatchObject(expected)
  })

  it("shares every tax over the lines to the cent", () => {
    fc.assert(
      fc.property(sale, (request) => {
        const summary = computeTaxes(request)
        for (const slot of slots) expect(total(summary.shares, slot)).toBe(summary[slot])
      }),
    )
  })

  it("adds up: before taxes, after taxes [TAX-001]", () => {
    fc.assert(
      fc.property(sale, (request) => {
        const { subtotal, serviceCharge, totalBeforeTaxes, totalAfterTaxes, ...taxes } = computeTaxes(request)
        expect(totalBeforeTaxes).toBe(subtotal + serviceCharge)
        expect(totalAfterTaxes).toBe(totalBeforeTaxes + taxes.tax1 + taxes.tax2 + taxes.tax3)
        expect(subtotal).toBe(request.lines.reduce((all, { amount }) => all + amount, 0))
      }),
    )
  })

  it("names the taxes it charges, and only those [TAX-002]", () => {
    const lines = [{ amount: 10_000, serviceCharge: 0, taxable: true }]
    expect(computeTaxes({ province: "QC", date: "2026-12-05", lines })).toMatchObject({
      descriptionTax1: { fr: "TPS", en: "GST" },
      descriptionTax2: { fr: "TVQ", en: "QST" },
      descriptionTax3: undefined,
    })
    expect(computeTaxes({ province: "ON", date: "2026-12-05", lines }).descriptionTax2).toBeUndefined()
  })

  it("leaves an untaxed line without a share", () => {
    fc.assert(
      fc.property(sale, (request) => {
        const { shares } = computeTaxes({
          ...request,
          lines: [
            ...request.lines,
            { amount: 100, serviceCharge: 0, taxable: true },
            { amount: 100, serviceCharge: 0, taxable: false },
          ],
        })
        expect(shares.at(-1)).toEqual({ tax1: 0, tax2: 0, tax3: 0 })
      }),
    )
  })

  it("refuses a negative or broken amount", () => {
    const lines = [{ amount: -1, serviceCharge: 0, taxable: true }]
    expect(() => computeTaxes({ province: "QC", date: "2026-12-05", lines })).toThrow(RangeError)
  })
})

describe("refundShares", () => {
  it("gives the whole tax back after any sequence of partial refunds", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 10 })
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(20_000), fc.nat(20_000), steps, (amount, tax1, tax2, cuts) => {
        const charged = { amount, shares: { tax1, tax2, tax3: 0 } }
        let refunded = 0
        const given: TaxShares[] = []
        for (const cut of [...cuts, amount]) {
          const now = Math.min(cut, amount - refunded)
          given.push(refundShares(charged, refunded, now))
          refunded += now
        }
        fc.pre(amount > 0)
        expect(refunded).toBe(amount)
        for (const slot of slots) expect(total(given, slot)).toBe(charged.shares[slot])
        for (const share of given) expect(Math.min(share.tax1, share.tax2)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it("refuses to give back more than was charged", () => {
    const charged = { amount: 100, shares: { tax1: 5, tax2: 10, tax3: 0 } }
    expect(() => refundShares(charged, 60, 41)).toThrow(RangeError)
    expect(() => refundShares(charged, 0, -1)).toThrow(RangeError)
  })
})

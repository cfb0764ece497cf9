import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import vectors from "../../vectors/sale-taxes.json" with { type: "json" }
import { applyRate } from "../money/rate.ts"
import { PROVINCES } from "../provinces/provinces.ts"
import { computeSaleTaxes, type LineTaxes, type SaleTaxRequest, taxesInForce } from "./sale-taxes.ts"
import { taxesInOnePlace } from "./taxes.test-support.ts"

const towns = [
  undefined,
  ...[5, 10].map((numerator) => ({
    name: { fr: `Droit ${numerator}`, en: `Tax ${numerator}` },
    rate: { numerator, denominator: 100 },
    from: "2026-01-01",
    onServiceCharge: numerator === 10,
  })),
]
const line = fc
  .record({
    province: fc.constantFrom(...PROVINCES),
    town: fc.constantFrom(...towns),
    amount: fc.nat(50_000),
    serviceCharge: fc.nat(2_000),
    taxable: fc.boolean(),
  })
  .map(({ town, ...rest }) => ({ ...rest, municipalTaxes: town === undefined ? [] : [town] }))
const sale = fc.array(line, { maxLength: 10 })
const date = "2026-12-05"
const slots = ["tax1", "tax2", "tax3"] as const
const sum = (lines: readonly LineTaxes[], of: (line: LineTaxes) => number) =>
  lines.reduce((total, each) => total + of(each), 0)

describe("computeSaleTaxes", () => {
  it.each(vectors.cases)("$title [TAX-003]", ({ input, expected }) => {
    const taxes = () => computeSaleTaxes(input as SaleTaxRequest)
    if ("error" in expected) expect(taxes).toThrow(RangeError)
    else expect(taxes()).toMatchObject(expected)
  })

  it("adds up to its summary where everything is sold in one place [TAX-001] [TAX-003]", () => {
    fc.assert(
      fc.property(sale, fc.constantFrom(...PROVINCES), fc.constantFrom(...towns), (lines, province, town) => {
        const municipalTaxes = town === undefined ? [] : [town]
        const here = lines.map((each) => ({ ...each, province, municipalTaxes }))
        const { shares } = taxesInOnePlace({ province, date, municipalTaxes, lines: here })
        const taxed = computeSaleTaxes({ date, lines: here })
        expect(taxed.map(({ tax1, tax2, tax3 }) => ({ tax1, tax2, tax3 }))).toEqual(shares)
      }),
    )
  })

  it("rounds each tax once over the sale, whatever places it is sold in [TAX-003]", () => {
    fc.assert(
      fc.property(sale, (lines) => {
        const taxed = computeSaleTaxes({ date, lines })
        const baseOf = (taxes: (each: (typeof lines)[number]) => boolean) =>
          lines
            .filter((each) => each.taxable && taxes(each))
            .reduce((total, { amount, serviceCharge }) => total + amount + serviceCharge, 0)
        const named = (name: string) => (each: LineTaxes) =>
          each.taxes.reduce((sum, tax) => sum + (tax.name.en === name ? each[`tax${tax.slot}`] : 0), 0)
        const federal = baseOf(({ province }) => !["ON", "NB", "NL", "NS", "PE"].includes(province))
        expect(sum(taxed, named("GST"))).toBe(applyRate(federal, { numerator: 5, denominator: 100 }))
        const quebec = baseOf(({ province }) => province === "QC")
        expect(sum(taxed, named("QST"))).toBe(applyRate(quebec, { numerator: 9975, denominator: 100_000 }))
      }),
    )
  })

  it("charges no tax that is not in force where a line is taxed, and names those that are [TAX-002]", () => {
    fc.assert(
      fc.property(sale, (lines) => {
        computeSaleTaxes({ date, lines }).forEach((taxed, index) => {
          const { province, municipalTaxes, taxable } = lines[index] as (typeof lines)[number]
          const inForce = taxesInForce({ province, municipalTaxes }, date)
          expect(taxed.taxes).toEqual(inForce)
          for (const slot of slots) {
            const isInForce = inForce.some((tax) => `tax${tax.slot}` === slot)
            if (!taxable || !isInForce) expect(taxed[slot]).toBe(0)
          }
        })
      }),
    )
  })
})

import { type MunicipalTax, taxSummary } from "@parterre/domain/taxes"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { printedTaxes, taxesOfLines } from "./tax-summaries.ts"

const amusement = {
  name: { fr: "Droit municipal", en: "Amusement tax" },
  rate: { numerator: 5000, denominator: 100_000 },
  from: "2026-01-01",
  onServiceCharge: false,
}
const percent = (numerator: number) => ({ numerator, denominator: 100 })

interface TaxedLine {
  /** What the cart shows the line under. */
  readonly elementId: string
  readonly province: string
  readonly municipalTaxes: readonly MunicipalTax[]
  readonly amount: number
  readonly serviceCharge: number
}

/** The taxes of a cart: over all, of each of its elements, and of each line. */
function cartTaxes(lines: readonly TaxedLine[], day: string, language: "fr" | "en") {
  const stored = lines.map((each) => ({
    ...each,
    venue: { municipal_taxes: JSON.stringify(each.municipalTaxes) },
  }))
  const ofLine = taxesOfLines(stored, day)
  const printed = (some: typeof ofLine) => printedTaxes(taxSummary(some), language)
  const elements = Map.groupBy(ofLine, (_, index) => lines[index]?.elementId ?? "")
  const ofElement = new Map([...elements].map(([id, ofOne]) => [id, printed(ofOne)]))
  return { total: printed(ofLine), ofElement, ofLine }
}

const line = (elementId: string, province: string, more: Partial<TaxedLine> = {}): TaxedLine => ({
  elementId,
  province,
  municipalTaxes: [],
  amount: 10_000,
  serviceCharge: 1_000,
  ...more,
})

describe("the taxes of a cart", () => {
  it("name each province's, one computation a tax [TAX-001] [TAX-003]", () => {
    const lines = [line("a", "QC", { amount: 3333 }), line("b", "QC", { amount: 3333 }), line("c", "ON")]
    const { total } = cartTaxes(lines, "2026-12-05", "fr")
    expect(total).toEqual({
      subtotal: 16_666,
      serviceCharge: 3_000,
      // 5 % of 86.66 is 4.33; 13 % of 110.00 is 14.30.
      tax1: 433 + 1430,
      tax2: 864,
      tax3: 0,
      descriptionTax1: "TPS / TVH",
      descriptionTax2: "TVQ",
      descriptionTax3: "",
      totalBeforeTaxes: 19_666,
      totalAfterTaxes: 19_666 + 433 + 1430 + 864,
    })
  })

  it("charge a town's tax in the third place, at its own venues only [TAX-001] [TAX-003]", () => {
    const lines = [line("a", "SK", { municipalTaxes: [amusement] }), line("b", "SK")]
    const { total, ofElement, ofLine } = cartTaxes(lines, "2026-12-05", "en")
    expect(total).toMatchObject({ tax1: 1100, tax2: 1320, tax3: 500, descriptionTax3: "Amusement tax" })
    expect(ofElement.get("a")).toMatchObject({ tax3: 500, descriptionTax3: "Amusement tax" })
    expect(ofElement.get("b")).toMatchObject({ tax3: 0, descriptionTax3: "" })
    expect(ofLine.map(({ tax3 }) => tax3)).toEqual([500, 0])
    expect(cartTaxes(lines, "2025-12-31", "en").total).toMatchObject({ tax3: 0, descriptionTax3: "" })
  })

  it("round GST and QST once over towns that differ in their own tax [TAX-003]", () => {
    const lines = [
      line("a", "QC", { amount: 3333, serviceCharge: 0 }),
      line("b", "QC", { amount: 3333, serviceCharge: 0, municipalTaxes: [amusement] }),
      line("c", "QC", {
        amount: 3333,
        serviceCharge: 0,
        municipalTaxes: [{ ...amusement, rate: percent(10) }],
      }),
    ]
    // 9.975 % of 99.99 is 9.97; three times 33.33 rounded apart would be 9.96.
    expect(cartTaxes(lines, "2026-12-05", "fr").total).toMatchObject({
      tax1: 500,
      tax2: 997,
      tax3: 167 + 333,
    })
  })

  it("round GST once over provinces: it is one tax [TAX-003]", () => {
    const lines = [
      line("a", "QC", { amount: 10, serviceCharge: 0 }),
      line("b", "AB", { amount: 10, serviceCharge: 0 }),
    ]
    expect(cartTaxes(lines, "2026-12-05", "fr").total).toMatchObject({ tax1: 1, descriptionTax1: "TPS" })
  })

  it("add up over events and over lines, to the cent [TAX-003]", () => {
    const lines = fc.array(
      fc.record({
        elementId: fc.constantFrom("a", "b", "c"),
        province: fc.constantFrom("QC", "ON", "SK"),
        municipalTaxes: fc.constantFrom([], [amusement]),
        amount: fc.nat(50_000),
        serviceCharge: fc.nat(2_000),
      }),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(lines, (cart) => {
        const { total, ofElement, ofLine } = cartTaxes(cart, "2026-12-05", "fr")
        for (const field of ["tax1", "tax2", "tax3"] as const) {
          expect([...ofElement.values()].reduce((sum, event) => sum + event[field], 0)).toBe(total[field])
          expect(ofLine.reduce((sum, shares) => sum + shares[field], 0)).toBe(total[field])
        }
        expect(total.totalAfterTaxes).toBe(total.totalBeforeTaxes + total.tax1 + total.tax2 + total.tax3)
      }),
    )
  })
})

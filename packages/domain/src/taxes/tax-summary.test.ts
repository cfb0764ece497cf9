import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import vectors from "../../vectors/taxes.json" with { type: "json" }
import { PROVINCES, type Province } from "../provinces/provinces.ts"
import { refundShares } from "./refund-shares.ts"
import { computeSaleTaxes, type TaxShares } from "./sale-taxes.ts"
import { taxSummary } from "./tax-summary.ts"
import { taxesInOnePlace } from "./taxes.test-support.ts"

const line = fc.record({ amount: fc.nat(500_000), serviceCharge: fc.nat(5_000), taxable: fc.boolean() })
const sale = fc.record({
  province: fc.constantFrom(...PROVINCES),
  date: fc.constantFrom("2022-09-30", "2025-03-31", "2026-12-05"),
  lines: fc.array(line, { maxLength: 12 }),
})
const slots = ["tax1", "tax2", "tax3"] as const
const total = (shares: readonly TaxShares[], slot: (typeof slots)[number]) =>
  shares.reduce((all, share) => all + share[slot], 0)

describe("taxSummary", () => {
  it.each(vectors.cases)("$title [TAX-003]", ({ input, expected }) => {
    const { province, ...request } = input
    const sale = { ...request, province: province as Province }
    if ("error" in expected) expect(() => taxesInOnePlace(sale)).toThrow(RangeError)
    else expect(taxesInOnePlace(sale)).toMatchObject(expected)
  })

  it("shares every tax over the lines to the cent", () => {
    fc.assert(
      fc.property(sale, (request) => {
        const summary = taxesInOnePlace(request)
        for (const slot of slots) expect(total(summary.shares, slot)).toBe(summary[slot])
      }),
    )
  })

  it("adds up: before taxes, after taxes [TAX-001]", () => {
    fc.assert(
      fc.property(sale, (request) => {
        const { subtotal, serviceCharge, totalBeforeTaxes, totalAfterTaxes, ...taxes } =
          taxesInOnePlace(request)
        expect(totalBeforeTaxes).toBe(subtotal + serviceCharge)
        expect(totalAfterTaxes).toBe(totalBeforeTaxes + taxes.tax1 + taxes.tax2 + taxes.tax3)
        expect(subtotal).toBe(request.lines.reduce((all, { amount }) => all + amount, 0))
      }),
    )
  })

  it("names the taxes it charges, and only those [TAX-002]", () => {
    const lines = [{ amount: 10_000, serviceCharge: 0, taxable: true }]
    expect(taxesInOnePlace({ province: "QC", date: "2026-12-05", lines })).toMatchObject({
      descriptionTax1: { fr: "TPS", en: "GST" },
      descriptionTax2: { fr: "TVQ", en: "QST" },
      descriptionTax3: undefined,
    })
    expect(taxesInOnePlace({ province: "ON", date: "2026-12-05", lines }).descriptionTax2).toBeUndefined()
  })

  it("leaves an untaxed line without a share", () => {
    fc.assert(
      fc.property(sale, (request) => {
        const { shares } = taxesInOnePlace({
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
    const taxesOf = (amount: number, serviceCharge: number) => () =>
      taxesInOnePlace({
        province: "QC",
        date: "2026-12-05",
        lines: [{ amount, serviceCharge, taxable: true }],
      })
    expect(taxesOf(-1, 1)).toThrow("A line's amounts are never negative")
    expect(taxesOf(1, -1)).toThrow("A line's amounts are never negative")
    expect(taxesOf(0.5, 0)).toThrow("A line's amount must be an integer number of cents")
    expect(taxesOf(1, 0.5)).toThrow("A line's service charge must be an integer number of cents")
  })
})

describe("a municipal tax", () => {
  const amusement = {
    name: { fr: "Droit municipal", en: "Amusement tax" },
    rate: { numerator: 5, denominator: 100 },
    from: "2026-01-01",
    until: "2027-01-01",
    onServiceCharge: false,
  }
  const lines = [
    { amount: 10_000, serviceCharge: 1_000, taxable: true },
    { amount: 2_000, serviceCharge: 0, taxable: false },
  ]
  const on = (date: string, municipalTaxes = [amusement]) =>
    taxesInOnePlace({ province: "SK", date, lines, municipalTaxes })

  it("takes the third place, on admissions only where it leaves service charges out [TAX-001] [TAX-002]", () => {
    expect(on("2026-12-05")).toMatchObject({
      tax1: 550,
      tax2: 660,
      tax3: 500,
      descriptionTax3: amusement.name,
      totalAfterTaxes: 14_710,
      shares: [{ tax3: 500 }, { tax3: 0 }],
    })
    expect(on("2026-12-05", [{ ...amusement, onServiceCharge: true }]).tax3).toBe(550)
  })

  it("is in force from its first day up to, and not including, its last [TAX-003]", () => {
    expect(
      ["2025-12-31", "2026-01-01", "2026-12-31T23:59", "2027-01-01"].map((date) => on(date).tax3),
    ).toEqual([0, 500, 500, 0])
    expect(on("2025-12-31").descriptionTax3).toBeUndefined()
  })

  it("is named with that of another town, once each, where one sale is taxed in both [TAX-002]", () => {
    const entertainment = { ...amusement, name: { fr: "Droit de spectacle", en: "Entertainment tax" } }
    const inTown = (tax: typeof amusement) => ({
      ...{ amount: 10_000, serviceCharge: 0, taxable: true },
      ...{ province: "SK" as const, municipalTaxes: [tax] },
    })
    const sold = [amusement, entertainment, amusement].map(inTown)
    expect(taxSummary(computeSaleTaxes({ date: "2026-12-05", lines: sold }))).toMatchObject({
      tax3: 1_500,
      descriptionTax3: {
        fr: "Droit municipal / Droit de spectacle",
        en: "Amusement tax / Entertainment tax",
      },
    })
  })

  it("is one at a time", () => {
    expect(() => on("2026-12-05", [amusement, { ...amusement, until: "2026-12-06" }])).toThrow(
      "Two municipal taxes are in force on 2026-12-05",
    )
  })
})

describe("refundShares", () => {
  const refund = fc.record({ line: fc.nat(11), part: fc.integer({ min: 1, max: 100 }) })

  it("ends on the taxes of the sale, whatever is refunded in whatever order and parts [TAX-003]", () => {
    fc.assert(
      fc.property(sale, fc.array(refund, { maxLength: 30 }), (request, asked) => {
        const summary = taxesInOnePlace(request)
        const charged = request.lines.map((line, i) => ({
          amount: line.amount + line.serviceCharge,
          shares: summary.shares[i] ?? { tax1: 0, tax2: 0, tax3: 0 },
          refunded: 0,
        }))
        const given: TaxShares[] = []
        const giveBack = (line: (typeof charged)[number] | undefined, most: number) => {
          if (line === undefined) return
          const now = Math.min(most, line.amount - line.refunded)
          given.push(refundShares(line, line.refunded, now))
          line.refunded += now
          for (const slot of slots) expect(total(given, slot)).toBeLessThanOrEqual(summary[slot])
        }
        for (const { line, part } of asked)
          giveBack(charged[line], Math.ceil(((charged[line]?.amount ?? 0) * part) / 100))
        for (const line of charged) giveBack(line, line.amount)
        for (const slot of slots) expect(total(given, slot)).toBe(summary[slot])
      }),
    )
  })

  it("never gives back a cent more or less than its part of the tax [TAX-003]", () => {
    const shares = { tax1: 500, tax2: 998, tax3: 0 }
    expect(refundShares({ amount: 10_000, shares }, 0, 5_000)).toEqual({ tax1: 250, tax2: 499, tax3: 0 })
    expect(refundShares({ amount: 3, shares: { tax1: 1, tax2: 2, tax3: 0 } }, 0, 1)).toEqual({
      tax1: 0,
      tax2: 0,
      tax3: 0,
    })
    expect(refundShares({ amount: 3, shares: { tax1: 1, tax2: 2, tax3: 0 } }, 1, 2)).toEqual({
      tax1: 1,
      tax2: 2,
      tax3: 0,
    })
  })

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
    expect(() => refundShares(charged, 60, 41)).toThrow("A refund cannot pass what was charged")
    expect(() => refundShares(charged, 0, -1)).toThrow("A refund is never negative")
    expect(() => refundShares(charged, -1, 1)).toThrow("A refund is never negative")
  })

  it("refuses fractions of a cent", () => {
    const charged = { amount: 100, shares: { tax1: 5, tax2: 10, tax3: 0 } }
    expect(() => refundShares({ ...charged, amount: 0.5 }, 0, 0)).toThrow("The line's amount must be")
    expect(() => refundShares(charged, 0.5, 0)).toThrow("The amount refunded before must be")
    expect(() => refundShares(charged, 0, 0.5)).toThrow("The amount to refund must be")
  })
})

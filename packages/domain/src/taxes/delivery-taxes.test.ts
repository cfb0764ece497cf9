import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { PROVINCES } from "../provinces/provinces.ts"
import { TERRITORIES } from "../territories/territory.ts"
import { computeDeliveryTaxes } from "./delivery-taxes.ts"
import { refundShares } from "./refund-shares.ts"
import { computeSaleTaxes } from "./sale-taxes.ts"

const date = "2026-12-05"
const taxesTo = (
  destination: (typeof TERRITORIES)[number],
  origin: (typeof PROVINCES)[number] | undefined = "QC",
) => {
  const [one] = computeDeliveryTaxes({ date, lines: [], origin, deliveries: [{ amount: 1200, destination }] })
  return [one?.tax1, one?.tax2, one?.tax3]
}

describe("the taxes of deliveries", () => {
  it.each([
    // GST 5 % of 12.00, QST 9.975 %.
    ["QC", "QC", [60, 120, 0]],
    // From outside Québec there is no QST to charge.
    ["QC", "NS", [60, 0, 0]],
    ["ON", "QC", [156, 0, 0]],
    ["NS", "QC", [168, 0, 0]],
    ["NB", "QC", [180, 0, 0]],
    ["AB", "QC", [60, 0, 0]],
    // No provincial tax on admissions is on the post.
    ["SK", "QC", [60, 0, 0]],
    // What leaves the country is zero-rated.
    ["HORS_CANADA", "QC", [0, 0, 0]],
  ] as const)("to %s from %s are those of where it goes", (destination, origin, taxes) => {
    expect(taxesTo(destination, origin)).toEqual(taxes)
  })

  it("round each tax once over the sale: 5 % of 0.10 and 5 % of 0.10 is 5 % of 0.20", () => {
    const lines = [{ province: "AB", amount: 10, serviceCharge: 0, taxable: true }] as const
    const deliveries = [{ amount: 10, destination: "AB" }] as const
    expect(computeSaleTaxes({ date, lines })[0]?.tax1).toBe(1)
    expect(computeDeliveryTaxes({ date, lines, origin: "QC", deliveries })[0]?.tax1).toBe(0)
  })

  const amount = fc.nat(100_000)
  const sale = fc.record({
    lines: fc.array(
      fc.record({
        province: fc.constantFrom(...PROVINCES),
        amount,
        serviceCharge: fc.nat(2_000),
        taxable: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    deliveries: fc.array(fc.record({ amount, destination: fc.constantFrom(...TERRITORIES) }), {
      maxLength: 4,
    }),
    origin: fc.constantFrom("QC" as const, "NS" as const, undefined),
  })
  const all = ["tax1", "tax2", "tax3"] as const

  it("change nothing of the lines, and with them are each tax on the whole, rounded once", () => {
    fc.assert(
      fc.property(sale, ({ lines, deliveries, origin }) => {
        const shares = computeDeliveryTaxes({ date, lines, deliveries, origin })
        const bases = { GST: 0, QST: 0 }
        for (const { province, amount: of, serviceCharge, taxable } of lines) {
          const base = taxable ? of + serviceCharge : 0
          if (["AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"].includes(province)) bases.GST += base
          if (province === "QC") bases.QST += base
        }
        for (const { amount: of, destination } of deliveries) {
          if (["AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"].includes(destination)) bases.GST += of
          if (destination === "QC" && origin === "QC") bases.QST += of
        }
        const before = computeSaleTaxes({ date, lines })
        const qst = [
          ...before.filter((_, at) => lines[at]?.province === "QC"),
          ...shares.filter((_, at) => deliveries[at]?.destination === "QC"),
        ].reduce((sum, { tax2 }) => sum + tax2, 0)
        expect(qst).toBe(Math.floor((bases.QST * 9975 + 50_000) / 100_000))
        const isGst = (place: string | undefined) =>
          ["AB", "BC", "MB", "NT", "NU", "QC", "SK", "YT"].includes(place ?? "")
        const gst = [
          ...before.filter((_, at) => isGst(lines[at]?.province)),
          ...shares.filter((_, at) => isGst(deliveries[at]?.destination)),
        ].reduce((sum, { tax1 }) => sum + tax1, 0)
        expect(gst).toBe(Math.floor((bases.GST * 5 + 50) / 100))
        for (const share of shares) for (const tax of all) expect(share[tax]).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1_000 },
    )
  })

  it("are given back to the cent, whatever the refunds of a delivery", () => {
    fc.assert(
      fc.property(sale, fc.array(fc.nat(5_000)), ({ lines, deliveries, origin }, parts) => {
        for (const shares of computeDeliveryTaxes({ date, lines, deliveries, origin })) {
          let refunded = 0
          const back = { tax1: 0, tax2: 0, tax3: 0 }
          for (const part of [...parts, shares.amount]) {
            const now = Math.min(part, shares.amount - refunded)
            const given = refundShares({ amount: shares.amount, shares }, refunded, now)
            refunded += now
            for (const tax of all) back[tax] += given[tax]
          }
          if (shares.amount > 0) for (const tax of all) expect(back[tax]).toBe(shares[tax])
        }
      }),
    )
  })
})

import { describe, expect, it } from "vitest"
import { PROVINCES } from "../provinces/provinces.ts"
import { taxLinesFor } from "./tax-lines.ts"

const codes = (...[province, date]: Parameters<typeof taxLinesFor>) =>
  taxLinesFor(province, date).map(({ code, rate }) => `${code} ${(rate.numerator * 100) / rate.denominator}`)

describe("taxLinesFor", () => {
  it.each([
    ["QC", "2026-12-05", ["GST 5", "QST 9.975"]],
    ["ON", "2026-12-05", ["HST 13"]],
    ["NB", "2026-12-05", ["HST 15"]],
    ["AB", "2026-12-05", ["GST 5"]],
    ["NS", "2025-03-31", ["HST 15"]],
    ["NS", "2025-04-01T19:30:00-03:00", ["HST 14"]],
    ["SK", "2022-09-30", ["GST 5"]],
    ["SK", "2022-10-01", ["GST 5", "PST 6"]],
    ["BC", "2026-12-05", ["GST 5"]],
    ["MB", "2026-12-05", ["GST 5"]],
  ] as const)("taxes an admission in %s on %s [TAX-003]", (province, date, expected) => {
    expect(codes(province, date)).toEqual(expected)
  })

  it("gives each province one tax a slot, and GST or HST but never both", () => {
    for (const province of PROVINCES) {
      for (const date of ["2016-10-01", "2022-10-01", "2026-12-05"]) {
        const lines = taxLinesFor(province, date)
        expect(lines.map((line) => line.slot)).toEqual(lines.length === 1 ? [1] : [1, 2])
        expect(lines.filter((line) => line.code === "GST" || line.code === "HST")).toHaveLength(1)
      }
    }
  })

  it("names each tax in both languages [TAX-002]", () => {
    expect(taxLinesFor("QC", "2026-12-05").map((line) => line.name)).toEqual([
      { fr: "TPS", en: "GST" },
      { fr: "TVQ", en: "QST" },
    ])
    expect(taxLinesFor("ON", "2026-12-05").map((line) => line.name)).toEqual([{ fr: "TVH", en: "HST" }])
    expect(taxLinesFor("SK", "2026-12-05")[1]?.name).toEqual({ fr: "TVP", en: "PST" })
  })

  it("refuses a date it cannot read or has no rate for", () => {
    expect(() => taxLinesFor("QC", "5 décembre")).toThrow("Not an ISO date: 5 décembre")
    expect(() => taxLinesFor("QC", "le 2026-12-05")).toThrow("Not an ISO date: le 2026-12-05")
    expect(() => taxLinesFor("QC", "2016-09-30")).toThrow("No tax rates before 2016-10-01: 2016-09-30")
    expect(codes("QC", "2016-10-01")).toHaveLength(2)
  })
})

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatMoney } from "./format-money.ts"

describe("formatMoney", () => {
  it.each([
    [123_450, "1\u202f234,50\u00a0$", "$1,234.50"],
    [0, "0,00\u00a0$", "$0.00"],
    [5, "0,05\u00a0$", "$0.05"],
    [-6_500, "-65,00\u00a0$", "-$65.00"],
    [100_000_000, "1\u202f000\u202f000,00\u00a0$", "$1,000,000.00"],
  ])("writes %d cents [I18N-008] [I18N-009]", (cents, fr, en) => {
    expect(formatMoney(cents, "fr")).toBe(fr)
    expect(formatMoney(cents, "en")).toBe(en)
  })

  it("writes as the language does, with the narrow sign of the dollar [I18N-009]", () => {
    const spaces = /[\u00a0\u202f]/g
    for (const lang of ["fr", "en"] as const) {
      const currency = { style: "currency", currency: "CAD", currencyDisplay: "narrowSymbol" } as const
      const written = new Intl.NumberFormat(`${lang}-CA`, currency)
      for (const cents of [5, 12_345, 123_456_789])
        expect(formatMoney(cents, lang).replace(spaces, " ")).toBe(
          written.format(cents / 100).replace(spaces, " "),
        )
    }
  })

  it("loses no cent in either language [I18N-008]", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom("fr" as const, "en" as const), (cents, lang) => {
        const digits = formatMoney(cents, lang).replace(/[^\d-]/g, "")
        return Number(digits) === cents
      }),
    )
  })

  it("refuses a fraction of a cent", () => {
    expect(() => formatMoney(0.5, "fr")).toThrow("The amount must be an integer number of cents, not 0.5")
  })
})

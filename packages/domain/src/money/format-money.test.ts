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
  ])("writes %d cents", (cents, fr, en) => {
    expect(formatMoney(cents, "fr")).toBe(fr)
    expect(formatMoney(cents, "en")).toBe(en)
  })

  it("loses no cent in either language", () => {
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

import * as fc from "fast-check"
import { expect, it } from "vitest"
import { formatMoney } from "./format-money.ts"
import { parseCents } from "./parse-cents.ts"

it.each([
  ["12,50", "fr", 1250],
  ["12,5 $", "fr", 1250],
  ["12$", "fr", 1200],
  [" 12\u00a0$ ", "fr", 1200],
  ["$12.50", "en", 1250],
  ["12.5", "en", 1250],
  ["-0", "en", 0],
  ["19.99", "en", 1999],
  ["1.1", "en", 110],
] as const)("reads %j in %s as %d cents [I18N-008] [I18N-010]", (text, lang, cents) => {
  expect(parseCents(text, lang)).toBe(cents)
})

it.each(["", "$", "12$50", "12,505", "12 $ $", "abc", "90071992547409,93"])(
  "takes %j for no amount [I18N-008]",
  (text) => {
    expect(parseCents(text, "fr")).toBeUndefined()
  },
)

it("reads back what is shown, to the cent, in both languages [I18N-008] [I18N-010]", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom("fr" as const, "en" as const), (cents, lang) => {
      expect(parseCents(formatMoney(cents, lang), lang)).toBe(cents)
    }),
  )
})

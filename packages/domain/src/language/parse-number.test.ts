import { expect, it } from "vitest"
import { parseNumber } from "./parse-number.ts"

it.each([
  ["12,50", "fr", 12.5],
  ["12.50", "fr", 12.5],
  ["1\u202f234,5", "fr", 1234.5],
  ["1\u00a0234\u00a0567", "fr", 1_234_567],
  [" -3,5 ", "fr", -3.5],
  ["1,234.50", "en", 1234.5],
  ["1,234", "en", 1234],
  ["12.5", "en", 12.5],
  ["0", "en", 0],
] as const)("reads %j in %s as %d [I18N-010]", (text, lang, number) => {
  expect(parseNumber(text, lang)).toBe(number)
})

it.each([
  ["", "fr"],
  ["  ", "fr"],
  ["douze", "fr"],
  ["1,2,3", "fr"],
  ["1.234,50", "fr"],
  ["12 50", "fr"],
  ["12,", "fr"],
  ["12,50", "en"],
  ["12,3456", "en"],
  ["x1,234", "en"],
  ["1e3", "en"],
  ["--1", "en"],
] as const)("takes %j in %s for no number [I18N-010]", (text, lang) => {
  expect(parseNumber(text, lang)).toBeUndefined()
})

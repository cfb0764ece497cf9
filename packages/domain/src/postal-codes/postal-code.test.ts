import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isPartialPostalCode,
  isPostalCode,
  normalisePostalCode,
  provincesOfPostalCode,
} from "./postal-code.ts"

const from = (letters: string) => fc.constantFrom(...letters)
const digit = from("0123456789")
const letter = from("ABCEGHJKLMNPRSTVWXYZ")
const code = fc
  .tuple(from("ABCEGHJKLMNPRSTVXY"), digit, letter, fc.constantFrom("", " ", "-"), digit, letter, digit)
  .map((signs) => signs.join(""))

describe("postal codes", () => {
  it.each(["H2X 1Y4", "H2X-1Y4", "h2x1y4", " H2X 1Y4 "])("normalises %j [VAL-001]", (text) => {
    expect(normalisePostalCode(text)).toBe("H2X 1Y4")
  })

  it.each(["D1A", "W2B", "HH", "H2X  1Y4", "H2D 1Y4", "H2X 1O4", "H2X 1Y45", ""])(
    "refuses %j, even in part [VAL-001]",
    (text) => {
      expect(isPartialPostalCode(text)).toBe(false)
      expect(normalisePostalCode(text)).toBeUndefined()
    },
  )

  it("is typed in capitals or not [VAL-001]", () => {
    expect(isPartialPostalCode("h2x 1")).toBe(true)
  })

  it("takes every start of a code, and as a code only the whole [VAL-001]", () => {
    fc.assert(
      fc.property(code, (text) => {
        for (let end = 1; end <= text.length; end++)
          expect(isPartialPostalCode(text.slice(0, end))).toBe(true)
        expect(isPostalCode(text)).toBe(true)
        expect(isPostalCode(text.slice(0, -1))).toBe(false)
        expect(normalisePostalCode(normalisePostalCode(text) ?? "")).toBe(normalisePostalCode(text))
      }),
    )
  })

  it("knows the province of every first letter, and of no other", () => {
    expect(provincesOfPostalCode("h2x 1y4")).toEqual(["QC"])
    const everyFirst = [..."ABCEGHJKLMNPRSTVXY"].flatMap((first) => [
      `${first}:`,
      ...provincesOfPostalCode(first),
    ])
    expect(everyFirst.join(" ")).toBe(
      "A: NL B: NS C: PE E: NB G: QC H: QC J: QC K: ON L: ON M: ON N: ON P: ON R: MB S: SK T: AB V: BC X: NT NU Y: YT",
    )
    expect(provincesOfPostalCode(" h2x")).toEqual(["QC"])
    expect(["X0A 0H0", "x0b 0c0", "X0C 0G0", "X1A 2N2", "X0E 0T0"].flatMap(provincesOfPostalCode)).toEqual([
      ...["NU", "NU", "NU", "NT", "NT"],
    ])
    fc.assert(fc.property(code, (text) => provincesOfPostalCode(text).length > 0))
    for (const none of "DFIOQUWZ") expect(provincesOfPostalCode(none)).toEqual([])
  })
})

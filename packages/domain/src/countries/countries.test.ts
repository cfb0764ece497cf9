import { describe, expect, it } from "vitest"
import { COUNTRIES, findCountry } from "./countries.ts"

const names = (["fr-CA", "en-CA"] as const).map(
  (locale) => new Intl.DisplayNames([locale], { type: "region" }),
)
const namesOf = (code: string) => names.map((of) => of.of(code))

describe("the countries", () => {
  it("are the 249 of ISO 3166-1, each once, and all have a name [ENUM-011]", () => {
    expect(new Set(COUNTRIES).size).toBe(249)
    expect(COUNTRIES).toEqual(expect.arrayContaining(["CA", "US", "FR"]))
    for (const code of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(namesOf(code)).not.toContain(code)
    }
  })
})

describe("findCountry", () => {
  it.each([
    ["CA", "CA"],
    [" ca ", "CA"],
    ["canada", "CA"],
    ["Etats-Unis", "US"],
    ["états unis", "US"],
    ["United States", "US"],
    ["U.S.A.", "US"],
    ["UK", "GB"],
    ["Royaume-Uni", "GB"],
    ["COTE D\u2019IVOIRE", "CI"],
  ])("reads %s as %s [VAL-015]", (text, code) => {
    expect(findCountry(text, namesOf)).toBe(code)
  })

  it("finds every country by each of its names [VAL-015]", () => {
    for (const code of COUNTRIES)
      for (const name of namesOf(code)) expect(findCountry((name ?? "").toUpperCase(), namesOf)).toBe(code)
  })

  it.each(["", "--", "ZZ", "Atlantis"])("knows no %j", (text) => {
    expect(findCountry(text, namesOf)).toBeUndefined()
  })

  it("needs no name for a country that has none", () => {
    expect(findCountry("fr", () => [undefined])).toBe("FR")
    expect(findCountry("France", () => [undefined])).toBeUndefined()
  })
})

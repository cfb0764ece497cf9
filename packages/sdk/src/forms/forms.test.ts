import { describe, expect, it } from "vitest"
import { forms } from "../index.ts"

describe("what a form types", () => {
  it("has a comma for a dot in French [I18N-010]", () => {
    expect(forms.parseNumber("12,50", "fr")).toBe(12.5)
    expect(forms.parseNumber("12,50", "en")).toBeUndefined()
    expect(forms.parseCents("12,50", "fr")).toBe(1250)
    expect(forms.formatMoney(1250, "fr")).toBe("12,50\u00a0$")
  })

  it("is empty when only spaces are left [QTY-007]", () => {
    expect(["", "  ", "\u00a0\t"].map(forms.isBlank)).toEqual([true, true, true])
    expect(forms.isBlank(" a ")).toBe(false)
  })

  it("becomes what the wire has: MMYY, A1A 1A1, QC, digits [VAL-001] [VAL-013] [VAL-015] [VAL-038]", () => {
    expect(forms.formatExpiry({ month: 3, year: 2027 })).toBe("0327")
    expect(forms.normalisePostalCode("h2x1y4")).toBe("H2X 1Y4")
    expect(forms.findProvince("Québec")).toBe("QC")
    expect(forms.findUsState("new york")).toBe("NY")
    expect(forms.phoneKeystrokes("(514) 555-1234")).toBe("5145551234")
    expect(forms.formatPhone("5145551234")).toBe("(514) 555-1234")
  })
})

describe("the lists of an address", () => {
  it("have the thirteen provinces in both languages, and the states [ENUM-009] [ENUM-010]", () => {
    expect(forms.PROVINCES).toHaveLength(13)
    expect(forms.PROVINCE_NAMES.PE).toEqual({ fr: "Île-du-Prince-Édouard", en: "Prince Edward Island" })
    expect(forms.US_STATES).toHaveLength(51)
  })

  it.each([
    ["fr", "États-Unis", ["Autriche", "Égypte", "Zimbabwe"]],
    ["en", "United States", ["Austria", "Egypt", "Zimbabwe"]],
  ] as const)("have the countries in %s, by name [ENUM-011]", (language, states, some) => {
    const countries = forms.countriesIn(language)
    expect(countries).toHaveLength(249)
    expect(countries).toEqual(
      expect.arrayContaining([
        { code: "CA", name: "Canada" },
        { code: "US", name: states },
        { code: "FR", name: "France" },
      ]),
    )
    const names = countries.map(({ name }) => name)
    expect(names.filter((name) => (some as readonly string[]).includes(name))).toEqual(some)
  })

  it("know a country by its code or a name in either language [VAL-015]", () => {
    expect(["ca", "Allemagne", "germany", "ETATS-UNIS", "Atlantide"].map(forms.countryOf)).toEqual([
      "CA",
      "DE",
      "DE",
      "US",
      undefined,
    ])
  })
})

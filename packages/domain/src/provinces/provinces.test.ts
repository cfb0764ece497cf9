import { describe, expect, it } from "vitest"
import { findProvince, PROVINCE_NAMES, PROVINCES } from "./provinces.ts"

describe("findProvince", () => {
  it.each(["quebec", "Québec", "QC", "qc", " QUÉBEC "])("reads %s as Quebec [VAL-015]", (text) => {
    expect(findProvince(text)).toBe("QC")
  })

  it("finds all thirteen by each of their names [VAL-015]", () => {
    expect(PROVINCES).toHaveLength(13)
    for (const province of PROVINCES) {
      expect(findProvince(PROVINCE_NAMES[province].fr)).toBe(province)
      expect(findProvince(PROVINCE_NAMES[province].en.toUpperCase())).toBe(province)
    }
  })

  it.each([
    ["C.-B.", "BC"],
    ["Alta", "AB"],
    ["alb.", "AB"],
    ["Man.", "MB"],
    ["N.-É.", "NS"],
    ["nfld", "NL"],
    ["T.-N.-L.", "NL"],
    ["Nvt", "NU"],
    ["ont.", "ON"],
    ["Sask.", "SK"],
    ["Yuk.", "YT"],
    ["Yn", "YT"],
    ["N.B.", "NB"],
    ["ile du prince edouard", "PE"],
    ["P.E.I.", "PE"],
    ["Terre-Neuve et Labrador", "NL"],
    ["T.N.-O.", "NT"],
    ["Qué.", "QC"],
    ["NT", "NT"],
  ])("reads %s as %s [VAL-015]", (text, province) => {
    expect(findProvince(text)).toBe(province)
  })

  it("has an abbreviation and both names for each province and territory [ENUM-010]", () => {
    expect(PROVINCES).toEqual(["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"])
    expect(PROVINCES.map((province) => PROVINCE_NAMES[province].fr)).toContain("Colombie-Britannique")
    expect(PROVINCES.map((province) => PROVINCE_NAMES[province].en)).toContain("Prince Edward Island")
    for (const lang of ["fr", "en"] as const)
      expect(new Set(PROVINCES.map((province) => PROVINCE_NAMES[province][lang])).size).toBe(13)
  })

  it("knows no other place", () => {
    expect(findProvince("Vermont")).toBeUndefined()
    expect(findProvince("")).toBeUndefined()
    expect(findProvince(" - ")).toBeUndefined()
  })
})

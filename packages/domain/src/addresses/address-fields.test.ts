import { describe, expect, it } from "vitest"
import { DEFAULT_COUNTRY, provinceField, provinceOfAddress, UNIT_TYPES } from "./address-fields.ts"

describe("an address form", () => {
  it("begins in Canada and knows three kinds of unit [ACC-051]", () => {
    expect(DEFAULT_COUNTRY).toBe("CA")
    expect(UNIT_TYPES).toEqual(["APARTMENT", "SUITE", "UNIT"])
  })

  it.each([
    ["CA", "QC"],
    ["ca ", "QC"],
    ["US", "VT"],
    ["FR", "Bretagne"],
    ["", "Bretagne"],
  ])("of « %s » has the province %s [ACC-050]", (country, province) => {
    expect(provinceOfAddress(country, { canada: "QC", us: "VT", world: "Bretagne" })).toBe(province)
  })

  it("takes nothing from the fields of other countries [ACC-050]", () => {
    expect(provinceOfAddress("US", { canada: "QC", world: "Bretagne" })).toBeUndefined()
    expect(provinceField("CA")).toBe("canada")
  })
})

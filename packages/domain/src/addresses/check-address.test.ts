import { describe, expect, it } from "vitest"
import { checkAddress, type WrittenAddress } from "./check-address.ts"

const home: WrittenAddress = {
  addressLine1: "12, rue des Remparts",
  city: "Québec",
  zipCode: "g1r 3r5",
  country: "CA",
  province: "Québec",
}

describe("an address", () => {
  it("is good with a street, a city, a postal code and a country", () => {
    expect(checkAddress(home)).toEqual([])
    expect(checkAddress({ ...home, province: undefined })).toEqual([])
    expect(checkAddress({ ...home, province: " " })).toEqual([])
  })

  it.each(["addressLine1", "city", "zipCode", "country"] as const)("needs its %s", (field) => {
    expect(checkAddress({ ...home, [field]: "  " })).toEqual([{ field, error: "required" }])
  })

  it("of Canada has a postal code of Canada and a province of Canada [VAL-001]", () => {
    expect(checkAddress({ ...home, country: "ca", zipCode: "75001" })).toEqual([
      { field: "zipCode", error: "postalCode" },
    ])
    expect(checkAddress({ ...home, province: "Texas" })).toEqual([{ field: "province", error: "pattern" }])
  })

  it("elsewhere has the codes of elsewhere", () => {
    const paris = { ...home, country: "FR", zipCode: "75001", province: "Île-de-France" }
    expect(checkAddress(paris)).toEqual([])
    const austin = { ...home, country: "US", zipCode: "73301", province: "Texas" }
    expect(checkAddress(austin)).toEqual([])
    expect(checkAddress({ ...austin, province: "Québec" })).toEqual([{ field: "province", error: "pattern" }])
  })

  it("is in a country there is", () => {
    expect(checkAddress({ ...home, country: "QQ", province: "" })).toEqual([
      { field: "country", error: "pattern" },
    ])
  })
})

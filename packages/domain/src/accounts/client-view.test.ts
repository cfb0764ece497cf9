import { describe, expect, it } from "vitest"
import { asksToCompleteProfile, editClientPlace, isClientEditable, shownAddress } from "./client-view.ts"

describe("the view of a client", () => {
  it.each(["checkout-confirmation", "reservationToken", "checkout-deferred", "checkout-colts"])(
    "cannot be edited on %s [ACC-001]",
    (part) => {
      expect(isClientEditable(`/fr/${part}/7`)).toBe(false)
      expect(isClientEditable(`/en/renew?${part}=x`)).toBe(false)
    },
  )

  it("can be edited anywhere else [ACC-001]", () => {
    expect(["/fr/checkout/mode", "/en/client/auth/profile", "/fr/checkout"].every(isClientEditable)).toBe(
      true,
    )
  })

  it("leads to the profile of a client or of a guest [ACC-040]", () => {
    expect([true, false].map(editClientPlace)).toEqual(["client/auth/profile", "client/profile-guest"])
  })

  it("asks to complete a profile known to be incomplete [ACC-039]", () => {
    expect(asksToCompleteProfile({ isCompletedProfile: false })).toBe(true)
    expect(asksToCompleteProfile({ isCompletedProfile: true })).toBe(false)
    expect(asksToCompleteProfile({})).toBe(false)
  })

  it("shows an address in order, without what is missing, the postal code in upper case [ACC-038]", () => {
    const address = {
      zipCode: "h2x 1y4",
      country: "CA",
      city: "Montréal",
      addressLine1: "12, rue Ontario",
      addressLine2: " ",
      province: "QC",
      appartment: "3",
      company: "Théâtre",
    }
    const street = ["Théâtre", "3", "12, rue Ontario"]
    expect(shownAddress(address, "fr")).toEqual([...street, "Montréal (QC)\u00a0 H2X\u00a01Y4", "Canada"])
    expect(shownAddress(address, "en")).toEqual([...street, "Montréal, QC\u00a0 H2X\u00a01Y4", "Canada"])
    expect(shownAddress({ city: "Burlington", zipCode: "sw1a 1aa" }, "fr")).toEqual([
      "Burlington SW1A\u00a01AA",
    ])
    expect(shownAddress({}, "en")).toEqual([])
  })

  it("names the country in the language of the reader, and leaves one that nobody knows as it is [ACC-038]", () => {
    expect(shownAddress({ country: "US" }, "fr")).toEqual(["États-Unis"])
    expect(shownAddress({ country: "US" }, "en")).toEqual(["United States"])
    expect(shownAddress({ country: "Ruritanie" }, "fr")).toEqual(["Ruritanie"])
  })
})

import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkProfile, isCompletedProfile, isPhone } from "./check-profile.ts"
import { emailKey } from "./email-key.ts"

const marie = { firstname: "Marie", lastname: "Tremblay", email: "marie@exemple.ca" }
const home = { addressLine1: "12, rue des Remparts", city: "Québec", zipCode: "G1R 3R5", country: "CA" }
const phones = [{ number: "(418) 555-1234" }]

describe("a profile", () => {
  it("is good with a name and an address of email [VAL-031]", () => {
    expect(checkProfile(marie)).toEqual([])
    expect(checkProfile({ firstname: " ", lastname: "", email: "a@b" })).toEqual([
      { field: "firstname", error: "required" },
      { field: "lastname", error: "required" },
      { field: "email", error: "validateEmail" },
    ])
  })

  it("names the address and the phone at fault [VAL-036]", () => {
    const addresses = [home, { ...home, zipCode: "75001" }]
    const both = { ...marie, addresses, phones: [...phones, { number: " " }, { number: "call me" }] }
    expect(checkProfile(both)).toEqual([
      { field: "addresses/1/zipCode", error: "postalCode" },
      { field: "phones/1/number", error: "required" },
      { field: "phones/2/number", error: "phone" },
    ])
  })

  it("is complete with a good address and a good phone", () => {
    expect(isCompletedProfile({ ...marie, addresses: [home], phones })).toBe(true)
    expect(isCompletedProfile({ ...marie, addresses: [home] })).toBe(false)
    expect(isCompletedProfile({ ...marie, phones })).toBe(false)
    expect(isCompletedProfile({ ...marie, addresses: [{ ...home, city: "" }], phones })).toBe(false)
  })
})

describe("a phone number", () => {
  it.each(["5551234", "418-555-1234", "+1 (418) 555.1234", "123456789012345"])("may be %s", (number) => {
    expect(isPhone(number)).toBe(true)
  })
  it.each(["", "555123", "1234567890123456", "418 555 1234 poste 2", "418/555-1234"])(
    "is not %s",
    (number) => {
      expect(isPhone(number)).toBe(false)
    },
  )
})

describe("the key of an email", () => {
  it("is the same however it was typed", () => {
    expect(emailKey(" Marie.Tremblay@Exemple.CA ")).toBe("marie.tremblay@exemple.ca")
    expect(emailKey("a@cafe\u0301.ca")).toBe(emailKey("a@caf\u00e9.ca"))
  })
  it("is its own key", () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => emailKey(emailKey(email)) === emailKey(email)))
  })
})

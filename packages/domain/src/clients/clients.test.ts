import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isEmail } from "./email.ts"
import { contactPhone, formatPhone, phoneKeystrokes } from "./phone.ts"
import { checkClient, isBlank, missingFields } from "./required-fields.ts"

describe("email", () => {
  it.each(["a@b.ca", "zoe.tremblay+spectacle@courriel.videotron.ca", "o'neil@théâtre.ca"])(
    "takes %s [VAL-034]",
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    "",
    "a@b",
    "a b@c.ca",
    "@b.ca",
    "a@",
    "a@b..ca",
    "a..b@c.ca",
    ".a@b.ca",
    "a.@b.ca",
    "a@-b.ca",
    "a@b_c.ca",
    "a@b1_c.ca",
    "a@b.c",
    "a@b.ca ",
  ])("refuses %j [VAL-034]", (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it("takes at most 254 characters", () => {
    expect(isEmail(`${"a".repeat(249)}@b.ca`)).toBe(true)
    expect(isEmail(`${"a".repeat(250)}@b.ca`)).toBe(false)
  })
})

describe("phone", () => {
  it.each([
    ["5145551234", "(514) 555-1234"],
    ["15145551234", "1 (514) 555-1234"],
    ["015145551234", "01 (514) 555-1234"],
    ["514555123", "514555123"],
    ["0015145551234", "0015145551234"],
    ["514-555-1234", "514-555-1234"],
    ["poste 12345", "poste 12345"],
  ])("shows %s as %s [VAL-038]", (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })

  it.each([
    ["418 555-0142", "418 555-0142", "418-555-0142"],
    ["418-555-0142", "418 555-0142", "418-555-0142"],
    ["1 800 555-0100", "1 800 555-0100", "1-800-555-0100"],
    ["+1 (418) 555-0142", "+1 (418) 555-0142", "+1 (418) 555-0142"],
    ["418 555-0142, poste 3", "418 555-0142, poste 3", "418 555-0142, poste 3"],
  ])("writes the organiser's %s as %s in French and %s in English", (phone, fr, en) => {
    expect([contactPhone(phone, "fr"), contactPhone(phone, "en")]).toEqual([fr, en])
  })

  it("lets digits and one point in [VAL-037]", () => {
    expect(phoneKeystrokes("(514) 555-1234")).toBe("5145551234")
    expect(phoneKeystrokes("514.555.1234a")).toBe("514.5551234")
    fc.assert(fc.property(fc.string(), (text) => /^\d*\.?\d*$/.test(phoneKeystrokes(text))))
  })
})

describe("client form", () => {
  it("needs a first name, a last name and an email [VAL-031]", () => {
    expect(checkClient({ firstname: " ", lastname: "Tremblay" })).toEqual([
      { field: "firstname", error: "required" },
      { field: "email", error: "required" },
    ])
    expect(checkClient({ firstname: "Zoé", lastname: "Tremblay", email: " zoe@exemple.ca " })).toEqual([])
  })

  it("checks the email and what the website asks besides [VAL-031] [VAL-036]", () => {
    expect(checkClient({ firstname: "Zoé", lastname: "Tremblay", email: "zoe@exemple" }, ["phone"])).toEqual([
      { field: "phone", error: "required" },
      { field: "email", error: "validateEmail" },
    ])
  })

  it("takes spaces for nothing [QTY-007]", () => {
    expect(isBlank("  ")).toBe(true)
    expect(missingFields({ a: "x", b: "\t", c: null }, ["a", "b", "c"])).toEqual(["b", "c"])
  })
})

import { expect, it } from "vitest"
import { addressErrors, addressOf, needsAddress } from "./address.ts"
import { emptyDraft } from "./draft.ts"

const home = { ...emptyDraft, street: "12, rue Saint-Jean", city: "Québec", postalCode: "g1r1p5" }

it("is asked only when something goes by mail", () => {
  expect(needsAddress(["E_TICKETS", "WILLCALL"])).toBe(false)
  expect(needsAddress(["E_TICKETS", "MAIL"])).toBe(true)
})

it("needs a street, a city and a Canadian postal code [VAL-001]", () => {
  const required = "formMsg.errors.required"
  expect(addressErrors(emptyDraft)).toEqual({ street: required, city: required, postalCode: required })
  expect(addressErrors({ ...home, postalCode: "90210" })).toEqual({
    postalCode: "formMsg.errors.postalCode",
  })
  expect(addressErrors(home)).toEqual({})
})

it("is sent with its province", () => {
  expect(addressOf(home)).toEqual({
    type: "BILLING",
    addressLine1: "12, rue Saint-Jean",
    city: "Québec",
    zipCode: "G1R 1P5",
    country: "CA",
    province: "QC",
  })
  expect(addressOf({ ...home, apartment: " 4 " }).appartment).toBe("4")
})

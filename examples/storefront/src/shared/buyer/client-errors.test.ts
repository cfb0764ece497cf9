import { expect, it } from "vitest"
import { addressOf } from "./address.ts"
import { clientErrors, clientOf } from "./client-errors.ts"
import { emptyDraft } from "./draft.ts"

const zoe = { ...emptyDraft, firstname: " Zoé ", lastname: "Tremblay", email: "zoe@exemple.ca" }

it("needs a name and an address for mail", () => {
  const required = "formMsg.errors.required"
  expect(clientErrors(emptyDraft)).toEqual({ firstname: required, lastname: required, email: required })
  expect(clientErrors(zoe)).toEqual({})
})

it("says only « required » of a blank email, and what a wrong one lacks", () => {
  expect(clientErrors({ ...zoe, email: " " }).email).toBe("formMsg.errors.required")
  expect(clientErrors({ ...zoe, email: "zoe@exemple" }).email).toBe("formMsg.errors.validateEmail")
})

it("lets the phone be blank but not cut short", () => {
  expect(clientErrors({ ...zoe, phone: "418555" })).toEqual({ phone: "formMsg.errors.phone" })
  expect(clientErrors({ ...zoe, phone: "(418) 555-1234" })).toEqual({})
})

it("sends the client as typed, without the spaces around", () => {
  expect(clientOf(zoe, "fr")).toEqual({
    firstname: "Zoé",
    lastname: "Tremblay",
    email: "zoe@exemple.ca",
    language: "fr",
  })
  expect(clientOf({ ...zoe, phone: "(418) 555-1234" }, "en").phones).toEqual([
    { type: "MAISON", number: "4185551234" },
  ])
  const home = { ...zoe, street: "12, rue Saint-Jean", postalCode: "g1r1p5" }
  const sent = clientOf(home, "fr", [addressOf(home)])
  expect(sent.addresses).toMatchObject([
    { addressLine1: "12, rue Saint-Jean", zipCode: "G1R 1P5", province: "QC" },
  ])
})

import { expect, it } from "vitest"
import { emptyDraft } from "./draft.ts"
import { withClient } from "./use-draft.ts"

const marie = {
  firstname: "Marie",
  lastname: "Roy",
  email: "marie@exemple.ca",
  phones: [{ type: "MAISON" as const, number: "4185551234" }],
  addresses: [
    {
      type: "BILLING" as const,
      addressLine1: "12, rue des Remparts",
      city: "Québec",
      zipCode: "G1R 3R5",
      country: "CA",
    },
  ],
}

it("knows a logged-in client at the checkout", () => {
  expect(withClient(emptyDraft, marie)).toMatchObject({
    firstname: "Marie",
    email: "marie@exemple.ca",
    phone: "4185551234",
    street: "12, rue des Remparts",
    postalCode: "G1R 3R5",
  })
})

it("leaves what was typed, and an address of elsewhere", () => {
  const [home] = marie.addresses
  const abroad = { ...marie, addresses: [{ ...home!, country: "FR" }] }
  expect(withClient({ ...emptyDraft, email: "autre@exemple.ca" }, abroad)).toMatchObject({
    firstname: "Marie",
    email: "autre@exemple.ca",
    street: "",
  })
})

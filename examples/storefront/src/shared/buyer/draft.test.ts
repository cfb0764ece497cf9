import { expect, it } from "vitest"
import { type Draft, emptyDraft, readDraft } from "./draft.ts"

const draft: Draft = {
  firstname: "Zoé",
  lastname: "Tremblay",
  email: "zoe@exemple.ca",
  phone: "4185551234",
  street: "12, rue Saint-Jean",
  apartment: "",
  city: "Québec",
  postalCode: "G1R 1P5",
  sameAddress: false,
  company: "Les Remparts inc.",
  companyAddress: { street: "1, rue Dalhousie", apartment: "200", city: "Québec", postalCode: "G1K 8M8" },
  newsletters: ["belvedere.nouvelles"],
  newslettersAsked: "",
}

it("reads back what was typed", () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

it("starts blank when nothing usable is kept", () => {
  for (const text of [null, "", "{", "[]", "12", "null", '{"email":3}']) {
    expect(readDraft(text)).toEqual(emptyDraft)
  }
})

it("takes nothing that is not part of a draft, such as a card number", () => {
  expect(readDraft(JSON.stringify({ ...draft, number: "4242424242424242" }))).toEqual(draft)
})

it("takes no text longer than its field", () => {
  const hostile = { ...draft, city: "x".repeat(101) }
  expect(readDraft(JSON.stringify(hostile))).toEqual({ ...draft, city: "" })
  const { companyAddress } = emptyDraft
  for (const typed of [
    { ...draft.companyAddress, city: "x".repeat(101) },
    { city: "Québec" },
    "Québec",
    null,
  ])
    expect(readDraft(JSON.stringify({ ...draft, companyAddress: typed }))).toEqual({
      ...draft,
      companyAddress,
    })
})

import { expect, it } from "vitest"
import { NEWSLETTER_REFRESH_MS, newsletterChange, newsletterFormErrors } from "./index.ts"

const offered = [
  { id: "a", alreadySubscribed: false },
  { id: "b", alreadySubscribed: true },
  { id: "c", alreadySubscribed: false, confirmationSent: true },
]

it("asks for what was ticked and leaves what was unticked [NEWS-002]", () => {
  expect(newsletterChange(offered, new Set(["a", "b"]))).toEqual({ subscribe: ["a"], unsubscribe: ["c"] })
  expect(newsletterChange(offered, new Set(["b", "c"]))).toEqual({ subscribe: [], unsubscribe: [] })
  expect(newsletterChange(offered, new Set())).toEqual({ subscribe: [], unsubscribe: ["b", "c"] })
})

const form = {
  email: "lou@exemple.ca",
  city: "Québec",
  postalCode: "g1r4p5",
  province: "QC",
  language: "both",
} as const

it("wants each of the five fields, an address and a Canadian postal code [NEWS-005]", () => {
  expect(newsletterFormErrors(form)).toEqual({})
  for (const field of ["email", "city", "postalCode", "province", "language"] as const)
    expect(newsletterFormErrors({ ...form, [field]: "" })).toEqual({ [field]: "required" })
  expect(newsletterFormErrors({ ...form, email: "lou@", postalCode: "12345" })).toEqual({
    email: "validateEmail",
    postalCode: "postalCode",
  })
})

it("is read again two seconds after a login changed [NEWS-004]", () => {
  expect(NEWSLETTER_REFRESH_MS).toBe(2000)
})

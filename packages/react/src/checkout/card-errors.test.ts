import { expect, it } from "vitest"
import { acceptedBrands, cardErrors, cardToPay } from "./card-errors.ts"
import { blankCard } from "./card-typing.ts"

const now = { month: 11, year: 2026 }
const good = { number: "4242 4242 4242 4242", expiry: "12/27", cvd: "123", nameOnCard: "Zoé Tremblay" }
const faults = (change: Partial<typeof good>) => cardErrors({ ...good, ...change }, ["visa", "amex"], now)

it("finds nothing wrong with a good card", () => {
  expect(faults({})).toEqual({})
  expect(faults({ expiry: "11/26" })).toEqual({})
  expect(faults({ number: "3782 822463 10005", cvd: "1234" })).toEqual({})
})

it("needs every field, and says only that of a blank one", () => {
  const required = "formMsg.errors.required"
  expect(cardErrors(blankCard, ["visa"], now)).toEqual({
    number: required,
    expiry: required,
    cvd: required,
    nameOnCard: required,
  })
})

it("says what is wrong in each field", () => {
  expect(faults({ number: "4242 4242 4242 4241" })).toEqual({ number: "formMsg.errors.cardNumber" })
  expect(faults({ number: "5555 5555 5555 4444" })).toEqual({ number: "formMsg.errors.cardBrand" })
  expect(faults({ expiry: "10/26" })).toEqual({ expiry: "formMsg.errors.cardExpired" })
  expect(faults({ expiry: "13/27" })).toEqual({ expiry: "formMsg.errors.cardExpiry" })
  expect(faults({ expiry: "1" })).toEqual({ expiry: "formMsg.errors.cardExpiry" })
  expect(faults({ expiry: "12/35" })).toEqual({})
  expect(faults({ expiry: "12/36" })).toEqual({ expiry: "formMsg.errors.cardExpiry" })
  expect(faults({ cvd: "1234" })).toEqual({ cvd: "formMsg.errors.cvd" })
})

it("pays with bare digits and MMYY", () => {
  expect(cardToPay({ ...good, nameOnCard: " Zoé Tremblay " })).toEqual({
    number: "4242424242424242",
    expiry: "1227",
    cvd: "123",
    nameOnCard: "Zoé Tremblay",
  })
})

it("takes the brands the site enables", () => {
  const none = { exact: false, paypal: false, google_pay: false, apple_pay: false, giftcertificate: false }
  const methods = { ...none, visa: true, mastercard: false, amex: true, discover: false }
  expect(acceptedBrands(methods)).toEqual(["visa", "amex"])
})

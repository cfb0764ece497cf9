import { describe, expect, it } from "vitest"
import { offeredMethods } from "./offered-methods.ts"
import { INITIAL_PAYMENT_CHOICE, PAYMENT_CHOICES, paymentChoice } from "./payment-choice.ts"
import { isInteracOffered, offeredBrands, PAYMENT_FLAGS } from "./payment-flags.ts"
import { isPaymentFormShown, totalToPay } from "./total-to-pay.ts"

describe("the payment choice", () => {
  it("is credit, interac or paypal, and credit at first [PAY-008]", () => {
    expect(PAYMENT_CHOICES).toEqual(["credit", "interac", "paypal"])
    expect(INITIAL_PAYMENT_CHOICE).toBe("credit")
    expect(paymentChoice(undefined, { interac: true, paypal: true })).toBe("credit")
  })

  it.each([
    ["interac", { interac: true, paypal: false }, "interac"],
    ["interac", { interac: false, paypal: true }, "credit"],
    ["paypal", { interac: false, paypal: true }, "paypal"],
    ["paypal", { interac: true, paypal: false }, "credit"],
    ["credit", { interac: true, paypal: true }, "credit"],
  ] as const)("%s with %j gives %s [PAY-009]", (selected, allowed, choice) => {
    expect(paymentChoice(selected, allowed)).toBe(choice)
  })
})

describe("what is offered", () => {
  it("follows nine flags [PAY-011]", () => {
    expect(PAYMENT_FLAGS).toEqual([
      "visa",
      "mastercard",
      "amex",
      "discover",
      "exact",
      "paypal",
      "google_pay",
      "apple_pay",
      "giftcertificate",
    ])
  })

  it.each([
    ["visa", { kind: "card", brands: ["visa"] }],
    ["mastercard", { kind: "card", brands: ["mastercard"] }],
    ["amex", { kind: "card", brands: ["amex"] }],
    ["discover", { kind: "card", brands: ["discover"] }],
    ["exact", { kind: "interac" }],
    ["paypal", { kind: "paypal" }],
    ["google_pay", { kind: "google-pay" }],
    ["apple_pay", { kind: "apple-pay" }],
    ["giftcertificate", { kind: "gift-certificate" }],
  ] as const)("%s alone offers %j [PAY-011]", (flag, method) => {
    expect(offeredMethods({ [flag]: true }, "belvedere")).toEqual([method])
  })

  it("is nothing without a flag, and everything with all [PAY-011]", () => {
    expect(offeredMethods({}, "belvedere")).toEqual([])
    const all = Object.fromEntries(PAYMENT_FLAGS.map((flag) => [flag, true]))
    expect(offeredMethods(all, "belvedere").map(({ kind }) => kind)).toEqual([
      "gift-certificate",
      "google-pay",
      "apple-pay",
      "card",
      "interac",
      "paypal",
    ])
    expect(offeredBrands(all)).toEqual(["visa", "mastercard", "amex", "discover"])
  })

  it("hides Interac where it is not wanted [VAR-013]", () => {
    expect(isInteracOffered({ exact: true }, "harbour", ["belvedere"])).toBe(true)
    expect(isInteracOffered({ exact: true }, "belvedere", ["belvedere"])).toBe(false)
    expect(isInteracOffered({}, "harbour", [])).toBe(false)
    expect(offeredMethods({ exact: true }, "belvedere", ["belvedere"])).toEqual([])
  })
})

describe("what is to pay", () => {
  const amounts = { totalAfterTaxes: 16097, totalShippingSelected: 350, giftCertificateDiscount: 5000 }

  it("is the total with taxes and shipping, less the certificate [WAL-012]", () => {
    expect(totalToPay(amounts)).toBe(11447)
    expect(totalToPay({ ...amounts, giftCertificateDiscount: 20000 })).toBe(0)
  })

  it("shows the form only above zero [PAY-001]", () => {
    expect([0, 1].map(isPaymentFormShown)).toEqual([false, true])
  })
})

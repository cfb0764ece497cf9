import { describe, expect, it } from "vitest"
import { cardInvalid, declined } from "./card-refusal.ts"

describe("a declined card", () => {
  it("tells the bank's reason, with the key of its text", () => {
    const refusal = declined("PAYSAFE", { kind: "declined", code: "3022", retry: false })
    expect(refusal.code).toBe("card-declined")
    expect(refusal.fields).toEqual({
      declineCode: "insufficient_funds",
      messageKey: "checkout.stripe.error.insufficient_funds",
    })
  })

  it.each(["stolen_card", "fraudulent", "lost_card"])("says nothing of %s", (declineCode) => {
    const refusal = declined("STRIPE", { kind: "declined", code: "card_declined", declineCode, retry: false })
    expect(JSON.stringify(refusal.fields)).not.toContain(declineCode)
    expect(refusal.fields.declineCode).toBe("card_declined")
  })
})

describe("a card its processor could not take", () => {
  it("names the field and the processor's reason", () => {
    const { fields } = cardInvalid("STRIPE", { kind: "card-invalid", field: "cvd", code: "incorrect_cvc" })
    expect(fields).toEqual({
      errors: [{ path: "creditCard/cvd", message: "incorrect_cvc" }],
      messageKey: "checkout.stripe.error.incorrect_cvc",
    })
  })

  it.each([
    ["number", "invalid_number"],
    ["expiry", "invalid_expiry_month"],
    ["cvd", "invalid_cvc"],
    ["nameOnCard", "missing"],
  ] as const)("tells what is wrong with the %s when the code has no text", (field, error) => {
    const { fields } = cardInvalid("PAYSAFE", { kind: "card-invalid", field, code: "5068" })
    expect(fields.messageKey).toBe(`checkout.stripe.error.${error}`)
  })
})

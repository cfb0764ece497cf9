import { describe, expect, it } from "vitest"
import { contactOfApple, contactOfGoogle } from "./wallet-contact.ts"
import { applePayRequest, googlePayRequest } from "./wallet-settings.ts"

const order = {
  amounts: { totalAfterTaxes: 11_498, totalShippingSelected: 0, giftCertificateDiscount: 0 },
  merchantName: "Parterre",
  brands: ["visa"],
} as const
const merchant = { tokenization: { gateway: "paysafe" } }

describe("who pays by a wallet", () => {
  it("is asked of its holder where the purchase needs it, and not otherwise", () => {
    expect(applePayRequest(order)).not.toHaveProperty("requiredShippingContactFields")
    expect(applePayRequest({ ...order, asksContact: true })).toMatchObject({
      requiredShippingContactFields: ["name", "email"],
    })
    expect(googlePayRequest(order, merchant)).not.toHaveProperty("emailRequired")
    expect(googlePayRequest({ ...order, asksContact: true }, merchant)).toMatchObject({
      emailRequired: true,
      allowedPaymentMethods: [
        { parameters: { billingAddressRequired: true, billingAddressParameters: { format: "MIN" } } },
      ],
    })
  })

  const google = (name: unknown, email: unknown = " marie@exemple.ca ") =>
    contactOfGoogle({ email, paymentMethodData: { info: { billingAddress: { name } } } })

  it("has the last word of Google's name for a family name", () => {
    expect(google(" Marie Ève  Tremblay ")).toEqual({
      firstname: "Marie Ève",
      lastname: "Tremblay",
      email: "marie@exemple.ca",
    })
    expect(google("Cher")).toMatchObject({ firstname: "Cher", lastname: "" })
  })

  it("is nobody where the wallet does not say it, or says it in no text", () => {
    const nobody = { firstname: "", lastname: "", email: "" }
    for (const given of [undefined, null, "", 3, {}, { email: {}, paymentMethodData: null }])
      expect(contactOfGoogle(given)).toEqual(nobody)
    for (const given of [undefined, null, { givenName: {}, emailAddress: [] }])
      expect(contactOfApple(given)).toEqual(nobody)
    expect(
      contactOfApple({
        givenName: " Zoé ",
        familyName: "Roy",
        emailAddress: "zoe@exemple.ca",
        phoneNumber: "5",
      }),
    ).toEqual({ firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.ca" })
  })
})

import { expect, it, vi } from "vitest"
import { applePaySheet, googlePaySheet } from "../index.ts"
import { type AppleSession, openApplePaySheet } from "./apple-pay-sheet.ts"

/** A session as Safari's, whose events are told by hand. */
const fakeSession = () =>
  ({
    onvalidatemerchant: null as AppleSession["onvalidatemerchant"],
    onpaymentmethodselected: null as AppleSession["onpaymentmethodselected"],
    onpaymentauthorized: null as AppleSession["onpaymentauthorized"],
    oncancel: null as AppleSession["oncancel"],
    begin: vi.fn(),
    abort: vi.fn(),
    completeMerchantValidation: vi.fn(),
    completePaymentMethodSelection: vi.fn(),
    completePayment: vi.fn(),
  }) satisfies AppleSession

const totalOf = (amount: string) => ({ label: "Théâtre Belvédère", type: "final" as const, amount })

function opened(validate: () => Promise<unknown> = async () => ({ nonce: "a1" })) {
  const session = fakeSession()
  const onToken = vi.fn()
  const log = vi.fn()
  const cart = { amount: "169.01" }
  openApplePaySheet(session, { validate, total: () => totalOf(cart.amount), onToken, log })
  return { session, onToken, log, cart }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it("validates the merchant with what the server's session says [WAL-009]", async () => {
  const { session } = opened()
  expect(session.begin).toHaveBeenCalledOnce()
  session.onvalidatemerchant?.({})
  await settled()
  expect(session.completeMerchantValidation).toHaveBeenCalledExactlyOnceWith({ nonce: "a1" })
})

it("gives the sheet the total of the moment, as often as the method changes [WAL-010]", async () => {
  const { session, cart } = opened()
  session.onvalidatemerchant?.({})
  await settled()
  session.onpaymentmethodselected?.({})
  cart.amount = "181.51"
  session.onpaymentmethodselected?.({})
  expect(session.completePaymentMethodSelection.mock.calls).toEqual([
    [{ newTotal: totalOf("169.01") }],
    [{ newTotal: totalOf("181.51") }],
  ])
})

it("says who pays, where the sheet has asked it", async () => {
  const { session, onToken } = opened()
  session.onvalidatemerchant?.({})
  await settled()
  const shippingContact = { givenName: "Zoé", familyName: "Roy", emailAddress: "zoe@exemple.ca" }
  session.onpaymentauthorized?.({ payment: { token: {}, shippingContact } })
  expect(onToken.mock.calls).toEqual([["{}", { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.ca" }]])
})

it("completes as success and gives the token once, whatever the sheet says twice [WAL-011]", async () => {
  const { session, onToken } = opened()
  session.onvalidatemerchant?.({})
  await settled()
  const payment = { token: { paymentData: { data: "sealed" } } }
  session.onpaymentauthorized?.({ payment })
  session.onpaymentauthorized?.({ payment })
  expect(session.completePayment).toHaveBeenCalledExactlyOnceWith({ status: 0 })
  const nobody = { firstname: "", lastname: "", email: "" }
  expect(onToken).toHaveBeenCalledExactlyOnceWith(JSON.stringify(payment.token), nobody)
})

it("gives no token before the merchant is validated, nor after the sheet was left [WAL-011]", async () => {
  const { session, onToken, log } = opened()
  session.onpaymentauthorized?.({ payment: { token: {} } })
  session.onvalidatemerchant?.({})
  session.oncancel?.({})
  await settled()
  session.onpaymentauthorized?.({ payment: { token: {} } })
  expect(onToken).not.toHaveBeenCalled()
  expect(session.completeMerchantValidation).not.toHaveBeenCalled()
  expect(log.mock.calls).toEqual([["cancelled", undefined]])
})

it("closes the sheet of a merchant that is refused, and only logs it [ERR-014]", async () => {
  const cause = new Error("refused")
  const { session, onToken, log } = opened(() => Promise.reject(cause))
  session.onvalidatemerchant?.({})
  await settled()
  expect(session.abort).toHaveBeenCalledOnce()
  expect(log.mock.calls).toEqual([["merchant-refused", cause]])
  expect(onToken).not.toHaveBeenCalled()
})

const purchase = {
  amounts: { totalAfterTaxes: 15_982, totalShippingSelected: 1_250, giftCertificateDiscount: 2_000 },
  brands: ["visa", "mastercard"],
} as const
const settings = {
  merchantName: "Théâtre Belvédère",
  applePay: { merchantIdentifier: "merchant.example.belvedere" },
  googlePay: {
    sdkUrl: "https://pay.google.com/gp/p/js/pay.js",
    environment: "PRODUCTION" as const,
    merchantId: "BCR2DN4",
    tokenization: { gateway: "paysafe", gatewayMerchantId: "1001" },
  },
}

it("opens both sheets in Canada, in its dollars, for all that is to pay [WAL-006] [WAL-007] [WAL-008] [WAL-012]", () => {
  expect(applePaySheet(settings, purchase)).toMatchObject({
    countryCode: "CA",
    currencyCode: "CAD",
    merchantCapabilities: ["supports3DS", "supportsDebit", "supportsCredit"],
    total: { type: "final", amount: "152.32" },
  })
  expect(googlePaySheet(settings, purchase)).toMatchObject({
    allowedPaymentMethods: [{ parameters: { allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"] } }],
    merchantInfo: { merchantName: "Théâtre Belvédère", merchantId: "BCR2DN4" },
    transactionInfo: {
      countryCode: "CA",
      currencyCode: "CAD",
      totalPriceStatus: "FINAL",
      totalPrice: "152.32",
    },
  })
})

it("opens no sheet of Google's where a site is not set up for it [CFG-016]", () => {
  expect(googlePaySheet({ merchantName: "Théâtre Belvédère" }, purchase)).toBeUndefined()
})

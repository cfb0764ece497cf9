import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  applePayRequest,
  googlePayRequest,
  isWalletOffered,
  WALLET_AUTH_METHODS,
  WALLET_BUTTON,
  WALLET_BUTTON_SIZE,
  WALLET_CAPABILITIES,
  walletLocale,
  walletRequest,
} from "./wallet-settings.ts"

const amounts = { totalAfterTaxes: 16097, totalShippingSelected: 500, giftCertificateDiscount: 2000 }

describe("a wallet", () => {
  it("asks in Canada, in Canadian dollars, for a final total [WAL-006]", () => {
    expect(walletRequest(amounts, "Parterre")).toEqual({
      countryCode: "CA",
      currencyCode: "CAD",
      total: { label: "Parterre", type: "final", amount: "145.97" },
    })
  })

  it("asks for taxes and shipping, less the gift certificate, to the cent [WAL-010] [WAL-012]", () => {
    const of = (change: Partial<typeof amounts>) => walletRequest({ ...amounts, ...change }, "").total.amount
    expect(of({ totalShippingSelected: 1505 })).toBe("156.02")
    expect(of({ giftCertificateDiscount: 20_000 })).toBe("0.00")
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        const text = walletRequest(
          { totalAfterTaxes: cents, totalShippingSelected: 0, giftCertificateDiscount: 0 },
          "",
        ).total.amount
        expect(text).toMatch(/^\d+\.\d\d$/)
        expect(Number(text.replace(".", ""))).toBe(cents)
      }),
    )
  })

  it("can do exactly three things, and prove a card in two ways [WAL-007] [WAL-008]", () => {
    expect(WALLET_CAPABILITIES).toEqual(["3DS", "debit", "credit"])
    expect(WALLET_AUTH_METHODS).toEqual(["PAN_ONLY", "CRYPTOGRAM_3DS"])
  })

  it("asks Apple's sheet for cards of the website's brands, and all that is to pay [WAL-006] [WAL-007] [WAL-012]", () => {
    const brands = ["visa", "mastercard", "jcb"] as const
    expect(applePayRequest({ amounts, merchantName: "Parterre", brands })).toEqual({
      countryCode: "CA",
      currencyCode: "CAD",
      merchantCapabilities: ["supports3DS", "supportsDebit", "supportsCredit"],
      supportedNetworks: ["visa", "masterCard"],
      total: { label: "Parterre", type: "final", amount: "145.97" },
    })
  })

  it("asks Google's sheet for the same, and says who opens its token [WAL-006] [WAL-008] [WAL-012]", () => {
    const merchant = {
      tokenization: { gateway: "paysafe", gatewayMerchantId: "1001" },
      merchantId: "BCR2DN4",
    }
    const order = { amounts, merchantName: "Parterre", brands: ["visa", "amex"] } as const
    expect(googlePayRequest(order, merchant)).toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          type: "CARD",
          parameters: {
            allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
            allowedCardNetworks: ["VISA", "AMEX"],
          },
          tokenizationSpecification: { type: "PAYMENT_GATEWAY", parameters: merchant.tokenization },
        },
      ],
      merchantInfo: { merchantName: "Parterre", merchantId: "BCR2DN4" },
      transactionInfo: {
        countryCode: "CA",
        currencyCode: "CAD",
        totalPriceStatus: "FINAL",
        totalPrice: "145.97",
        totalPriceLabel: "Parterre",
      },
    })
    expect(googlePayRequest(order, { tokenization: {} }).merchantInfo).toEqual({ merchantName: "Parterre" })
  })

  it("is offered by a browser that supports it with an active card [WAL-002]", () => {
    const device = { supportsWallet: true, hasActiveCard: true }
    expect(isWalletOffered(device)).toBe(true)
    expect(isWalletOffered({ ...device, hasActiveCard: false })).toBe(false)
    expect(isWalletOffered({ ...device, supportsWallet: false })).toBe(false)
  })

  it("has a button of 240 by 40 in the shopper's language [WAL-001] [WAL-004] [WAL-005]", () => {
    expect(WALLET_BUTTON).toEqual({ fr: "Acheter avec", en: "Buy with" })
    expect(WALLET_BUTTON_SIZE).toEqual({ width: 240, height: 40 })
    expect((["fr", "en"] as const).map((language) => walletLocale(language))).toEqual(["fr", "en"])
  })

  it("is English where a page has no language [I18N-002]", () => {
    expect(walletLocale()).toBe("en")
  })
})

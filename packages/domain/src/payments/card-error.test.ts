import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CARD_ERRORS, cardErrorKey, HUSHED_DECLINES } from "./card-error.ts"
import { type CardProcessorType, cardErrorOf } from "./processor-card-error.ts"

const keyOf = (...codes: readonly (string | undefined)[]) => cardErrorKey(cardErrorOf("STRIPE", ...codes))

describe("what a shopper hears of a card", () => {
  it.each(CARD_ERRORS)("[ERR-012] names the key of %s after the code", (code) => {
    expect(keyOf(code)).toBe(`checkout.stripe.error.${code}`)
  })

  it("[ERR-012] falls back to processing_error, whatever the code", () => {
    const known: readonly string[] = [...CARD_ERRORS, ...HUSHED_DECLINES]
    const unknown = fc.string().filter((code) => !known.includes(code))
    fc.assert(
      fc.property(unknown, (code) => keyOf(code) === "checkout.stripe.error.processing_error"),
      // Names every object has are not codes.
      { examples: [["constructor"], ["toString"], ["__proto__"], [""]] },
    )
    expect(keyOf()).toBe("checkout.stripe.error.processing_error")
  })

  it("lists each code once", () => {
    expect(HUSHED_DECLINES).toEqual(expect.arrayContaining(["fraudulent", "lost_card", "stolen_card"]))
    expect(new Set([...CARD_ERRORS, ...HUSHED_DECLINES]).size).toBe(
      CARD_ERRORS.length + HUSHED_DECLINES.length,
    )
  })

  it("believes the bank's reason before the general one, and skips what it cannot read", () => {
    expect(keyOf("insufficient_funds", "card_declined")).toBe("checkout.stripe.error.insufficient_funds")
    expect(keyOf("a_new_reason", "expired_card")).toBe("checkout.stripe.error.expired_card")
    expect(keyOf(undefined, "expired_card")).toBe("checkout.stripe.error.expired_card")
  })

  it.each(HUSHED_DECLINES)("never tells the holder of the card about %s", (code) => {
    expect(keyOf(code)).toBe("checkout.stripe.error.card_declined")
    expect(keyOf(code, "expired_card")).toBe("checkout.stripe.error.card_declined")
  })
})

describe("other processors' codes", () => {
  const cases: readonly (readonly [CardProcessorType, string, string])[] = [
    ["PAYSAFE", "3002", "incorrect_number"],
    ["PAYSAFE", "3004", "incorrect_zip"],
    ["PAYSAFE", "3005", "incorrect_cvc"],
    ["PAYSAFE", "3006", "expired_card"],
    ["PAYSAFE", "3007", "incorrect_address"],
    ["PAYSAFE", "3008", "card_not_supported"],
    ["PAYSAFE", "3009", "card_declined"],
    ["PAYSAFE", "3011", "card_declined"],
    ["PAYSAFE", "3012", "invalid_expiry_month"],
    ["PAYSAFE", "3013", "invalid_account"],
    ["PAYSAFE", "3014", "card_declined"],
    ["PAYSAFE", "3015", "call_issuer"],
    ["PAYSAFE", "3017", "incorrect_number"],
    ["PAYSAFE", "3018", "reenter_transaction"],
    ["PAYSAFE", "3019", "incorrect_cvc"],
    ["PAYSAFE", "3020", "reenter_transaction"],
    ["PAYSAFE", "3022", "insufficient_funds"],
    ["PAYSAFE", "3023", "card_velocity_exceeded"],
    ["PAYSAFE", "3024", "transaction_not_allowed"],
    ["PAYSAFE", "3035", "pin_try_exceeded"],
    ["PAYSAFE", "3036", "invalid_account"],
    ["PAYSAFE", "3060", "authentication_required"],
    ["PAYSAFE", "5003", "incorrect_cvc"],
    ["MONERIS", "481", "card_declined"],
    ["MONERIS", "479", "card_declined"],
    ["MONERIS", "076", "insufficient_funds"],
    ["MONERIS", "482", "expired_card"],
    ["MONERIS", "487", "incorrect_cvc"],
    ["MONERIS", "477", "incorrect_number"],
    ["EXACT", "303", "card_declined"],
    ["EXACT", "502", "card_declined"],
    ["EXACT", "302", "insufficient_funds"],
    ["EXACT", "522", "expired_card"],
    ["EXACT", "gateway-22", "incorrect_number"],
    ["PAYMENTECH", "05", "card_declined"],
    ["PAYMENTECH", "43", "card_declined"],
    ["PAYMENTECH", "51", "insufficient_funds"],
    ["PAYMENTECH", "33", "expired_card"],
    ["PAYMENTECH", "89", "incorrect_cvc"],
    ["CARDCONNECT", "05", "card_declined"],
    ["CARDCONNECT", "43", "card_declined"],
    ["CARDCONNECT", "NU", "insufficient_funds"],
    ["CARDCONNECT", "54", "expired_card"],
    ["CARDCONNECT", "PPS-14", "incorrect_cvc"],
    ["GLOBALPAYMENTS", "101", "card_declined"],
    ["GLOBALPAYMENTS", "102", "call_issuer"],
    ["GLOBALPAYMENTS", "111", "card_declined"],
  ]
  it.each(cases)("%s %s is %s", (processor, code, error) => {
    expect(cardErrorOf(processor, code)).toBe(error)
  })

  it.each([
    ["PAYSAFE", "3016"],
    ["PAYSAFE", "3032"],
    ["PAYSAFE", "4001"],
    ["PAYSAFE", "4002"],
    ["GLOBALPAYMENTS", "103"],
  ] as const)("%s %s speaks of theft or risk, and is a plain refusal", (processor, code) => {
    expect(cardErrorOf(processor, code)).toBe("card_declined")
  })

  it("reads a code only as its own processor means it", () => {
    expect(cardErrorOf("STRIPE", "3022")).toBe("processing_error")
    expect(cardErrorOf("GLOBALPAYMENTS", "3022")).toBe("processing_error")
    expect(cardErrorOf("PAYSAFE", "constructor")).toBe("processing_error")
  })
})

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isThreeDSecureRequired, threeDSecureSkip } from "./three-d-secure-required.ts"

describe("3-D Secure", () => {
  const payment = { amount: 11447, hasStoredToken: false, isDeferredFix: false }

  it("is skipped when there is nothing to pay [3DS-001]", () => {
    expect(threeDSecureSkip({ ...payment, amount: 0 })).toBe("nothing-to-pay")
    expect(threeDSecureSkip({ ...payment, amount: 1 })).toBeUndefined()
  })

  it("is skipped with a stored token [3DS-002]", () => {
    expect(threeDSecureSkip({ ...payment, hasStoredToken: true })).toBe("stored-token")
  })

  it("is skipped when fixing a deferred payment [3DS-003]", () => {
    expect(threeDSecureSkip({ ...payment, isDeferredFix: true })).toBe("deferred-payment")
  })

  it("is passed in every other case [3DS-001] [3DS-002] [3DS-003]", () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), fc.boolean(), (amount, hasStoredToken, isDeferredFix) => {
        const skipped = threeDSecureSkip({ amount, hasStoredToken, isDeferredFix }) !== undefined
        expect(skipped).toBe(amount === 0 || hasStoredToken || isDeferredFix)
      }),
    )
  })

  it("is required of the processors that leave it to the shop, where it is switched on [3DS-011]", () => {
    const required = (type: string, threeDSecure = true) =>
      isThreeDSecureRequired(payment, { type, threeDSecure })
    expect(["PAYSAFE", "GLOBALPAYMENTS", "STRIPE", "MONERIS"].map((type) => required(type))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(required("PAYSAFE", false)).toBe(false)
    const processor = { type: "PAYSAFE", threeDSecure: true }
    expect(isThreeDSecureRequired({ ...payment, amount: 0 }, processor)).toBe(false)
    expect(isThreeDSecureRequired({ ...payment, hasStoredToken: true }, processor)).toBe(false)
    expect(isThreeDSecureRequired({ ...payment, isDeferredFix: true }, processor)).toBe(false)
  })
})

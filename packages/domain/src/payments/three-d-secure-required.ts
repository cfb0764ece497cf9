import type { Cents } from "../money/cents.ts"

export type ThreeDSecureSkip = "nothing-to-pay" | "stored-token" | "deferred-payment"

/** What is about to be paid; `amount` is in cents. A deferred payment has a call of its own, which asks nobody. */
export type PaymentAtHand = { amount: Cents; hasStoredToken: boolean; isDeferredFix: boolean }

/** Why a payment skips 3-D Secure, or undefined when it has to pass it [3DS-001] [3DS-002] [3DS-003]. */
export function threeDSecureSkip(payment: PaymentAtHand): ThreeDSecureSkip | undefined {
  if (payment.amount <= 0) return "nothing-to-pay"
  if (payment.hasStoredToken) return "stored-token"
  return payment.isDeferredFix ? "deferred-payment" : undefined
}

/** The processors that leave 3-D Secure to the shop, before the payment; Stripe asks the bank in the middle of it. */
const ASKED_BEFORE_PAYMENT: readonly string[] = ["PAYSAFE", "GLOBALPAYMENTS"]

/** Whether 3-D Secure is required: the bank must have checked the card before it is charged. */
export const isThreeDSecureRequired = (
  payment: PaymentAtHand,
  processor: { readonly type: string; readonly threeDSecure: boolean },
): boolean =>
  processor.threeDSecure &&
  ASKED_BEFORE_PAYMENT.includes(processor.type) &&
  threeDSecureSkip(payment) === undefined

import type { Cents } from "../money/cents.ts"

export type ThreeDSecureSkip = "nothing-to-pay" | "stored-token" | "deferred-payment"

/** What is about to be paid; `amount` is in cents. */
export type PaymentAtHand = { amount: Cents; hasStoredToken: boolean; isDeferredFix: boolean }

/** Why a payment goes without 3-D Secure, or undefined when it has to pass it [3DS-001] [3DS-002] [3DS-003]. */
export function threeDSecureSkip(payment: PaymentAtHand): ThreeDSecureSkip | undefined {
  if (payment.amount <= 0) return "nothing-to-pay"
  if (payment.hasStoredToken) return "stored-token"
  return payment.isDeferredFix ? "deferred-payment" : undefined
}

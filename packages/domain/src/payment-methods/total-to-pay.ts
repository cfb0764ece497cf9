import type { Cents } from "../money/cents.ts"

/** The parts of what is to pay, in cents; the discount is a gift certificate's. */
export type AmountsToPay = {
  totalAfterTaxes: Cents
  totalShippingSelected: Cents
  giftCertificateDiscount: Cents
}

/** What a card or a wallet is charged, in cents and never below zero [WAL-012]. */
export const totalToPay = (amounts: AmountsToPay): Cents =>
  Math.max(0, amounts.totalAfterTaxes + amounts.totalShippingSelected - amounts.giftCertificateDiscount)

/** Whether the form that asks how to pay is shown [PAY-001]. */
export const isPaymentFormShown = (total: Cents): boolean => total > 0

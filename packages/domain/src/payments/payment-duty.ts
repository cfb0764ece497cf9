import type { SalePayment } from "./sale-payment.ts"

/** What has to be done next of a payment that nobody is busy with. */
export type PaymentDuty =
  | "abandon"
  | "look-up"
  | "confirm-or-let-go"
  | "confirm-or-give-back"
  | "capture"
  | "void"
  | "refund"
  | "release"

/**
 * What a reconciler does with a payment it finds; undefined when nothing is left to do. Following it from anywhere, a
 * payment comes to rest with its money captured exactly when its tickets exist.
 */
export function paymentDuty({ sale, attempt }: SalePayment): PaymentDuty | undefined {
  switch (attempt) {
    case undefined:
      return undefined
    case "created":
    case "authenticating":
      return "abandon"
    case "authorising":
    case "challenging":
    case "unknown":
      return "look-up"
    case "authorised":
      return sale === "paid" ? "capture" : "confirm-or-let-go"
    case "captured":
      return sale === "paid" ? undefined : "confirm-or-give-back"
    case "voiding":
      return "void"
    case "refunding":
      return "refund"
    case "lapsed":
    case "declined":
    case "voided":
    case "refunded":
      return sale === "paying" ? "release" : undefined
  }
}

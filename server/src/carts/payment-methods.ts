import type { PaymentMethods } from "@parterre/contract"
import type { PaymentColumn } from "../database/tables.ts"
import { NO_CARDS } from "../processor-type.ts"

/** The nine flags of a website's payment settings: the brands its processor takes, and nothing it does not offer. */
export function paymentMethods({
  processor,
  brands: accepted = [],
  giftCertificates = false,
  interac,
}: Partial<PaymentColumn>): PaymentMethods {
  const brands = processor === NO_CARDS ? [] : accepted
  return {
    visa: brands.includes("visa"),
    mastercard: brands.includes("mastercard"),
    amex: brands.includes("amex"),
    discover: brands.includes("discover"),
    exact: interac !== undefined,
    paypal: false,
    google_pay: false,
    apple_pay: false,
    giftcertificate: giftCertificates,
  }
}

import type { PaymentMethods } from "@parterre/contract"
import type { PaymentColumn } from "../database/tables.ts"
import { NO_CARDS } from "../processor-type.ts"
import { offersWallet } from "../wallet-support.ts"

/** The nine flags of a website's payment settings: the brands its processor takes, and nothing it does not offer. */
export function paymentMethods(settings: Partial<PaymentColumn>): PaymentMethods {
  const { processor, brands: accepted = [], giftCertificates = false, interac, paypal } = settings
  const brands = processor === NO_CARDS ? [] : accepted
  return {
    visa: brands.includes("visa"),
    mastercard: brands.includes("mastercard"),
    amex: brands.includes("amex"),
    discover: brands.includes("discover"),
    exact: interac !== undefined,
    paypal: paypal !== undefined,
    google_pay: offersWallet("google_pay", settings),
    apple_pay: offersWallet("apple_pay", settings),
    giftcertificate: giftCertificates,
  }
}

import type { CardBrand } from "../cards/brand.ts"
import { isInteracOffered, offeredBrands, type PaymentFlags } from "./payment-flags.ts"

/** A way to pay that the form shows. */
export type PaymentMethod =
  | { kind: "card"; brands: CardBrand[] }
  | { kind: "gift-certificate" | "google-pay" | "apple-pay" | "interac" | "paypal" }

/** The ways to pay a website offers, in the order of the form; cards need a brand [PAY-011]. */
export function offeredMethods(
  flags: PaymentFlags,
  subdomain: string,
  interacHiddenSubdomains: readonly string[] = [],
): PaymentMethod[] {
  const methods: PaymentMethod[] = []
  const brands = offeredBrands(flags)
  if (flags.giftcertificate) methods.push({ kind: "gift-certificate" })
  if (flags.google_pay) methods.push({ kind: "google-pay" })
  if (flags.apple_pay) methods.push({ kind: "apple-pay" })
  if (brands.length > 0) methods.push({ kind: "card", brands })
  if (isInteracOffered(flags, subdomain, interacHiddenSubdomains)) methods.push({ kind: "interac" })
  if (flags.paypal) methods.push({ kind: "paypal" })
  return methods
}

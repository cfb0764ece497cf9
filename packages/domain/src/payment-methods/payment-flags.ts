import type { CardBrand } from "../cards/brand.ts"

/** What a website's payment settings switch on, as the contract spells it [PAY-011]. */
export const PAYMENT_FLAGS = [
  "visa",
  "mastercard",
  "amex",
  "discover",
  "exact",
  "paypal",
  "google_pay",
  "apple_pay",
  "giftcertificate",
] as const

export type PaymentFlag = (typeof PAYMENT_FLAGS)[number]

export type PaymentFlags = { readonly [flag in PaymentFlag]?: boolean }

/** The card brands a website takes, in the order of their icons [PAY-011]. */
export const offeredBrands = (flags: PaymentFlags): CardBrand[] =>
  (["visa", "mastercard", "amex", "discover"] as const).filter((brand) => flags[brand] === true)

/** Whether Interac is offered: `exact` is its flag, and some websites hide it [VAR-013]. */
export const isInteracOffered = (
  flags: PaymentFlags,
  subdomain: string,
  interacHiddenSubdomains: readonly string[],
): boolean => flags.exact === true && !interacHiddenSubdomains.includes(subdomain)

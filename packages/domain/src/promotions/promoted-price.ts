import type { Cents } from "../money/cents.ts"

/** What a promotion takes off the price of one ticket: percents (1 to 100), or cents. The service charge stays. */
export type Discount = { readonly percent: number } | { readonly amount: Cents }

/** The price of one ticket with a promotion, in cents: half a cent of discount is given, and it is never below 0. */
export function promotedPrice(price: Cents, discount: Discount): Cents {
  const off = "percent" in discount ? Math.floor((price * discount.percent + 50) / 100) : discount.amount
  return Math.max(0, price - off)
}

import type { Cents } from "../money/cents.ts"

/** What a promotion takes off the price of one ticket: percents (1 to 100), or cents; 0 cents where it only waives the charge. */
export type Discount = { readonly percent: number } | { readonly amount: Cents }

/** The price of one ticket with a promotion, in cents: half a cent of discount is given, and it is never below 0. */
export function promotedPrice(price: Cents, discount: Discount): Cents {
  const off = "percent" in discount ? Math.floor((price * discount.percent + 50) / 100) : discount.amount
  return Math.max(0, price - off)
}

/** A ticket as a promotion sells it, in cents. */
export type PromotedTicket = {
  readonly price: Cents
  readonly serviceCharge: Cents
  /** What it costs without, beside the same service charge: a waived charge is in it. */
  readonly originalPrice: Cents
}

/** A ticket with a promotion: the service charge stays, unless the promotion waives it. */
export function promotedTicket(
  { price, serviceCharge }: { readonly price: Cents; readonly serviceCharge: Cents },
  {
    discount,
    waivesServiceCharge,
  }: { readonly discount: Discount; readonly waivesServiceCharge?: boolean | undefined },
): PromotedTicket {
  const waived = waivesServiceCharge === true ? serviceCharge : 0
  return {
    price: promotedPrice(price, discount),
    serviceCharge: serviceCharge - waived,
    originalPrice: price + waived,
  }
}

import type { Cents } from "../money/cents.ts"

/** What a combo makes of a ticket's own price: so much percent or so many cents less, or a price of its own. */
export type ComboReduction =
  | { readonly percentOff: number }
  | { readonly amountOff: Cents }
  | { readonly price: Cents }

/**
 * The price of a ticket inside a combo, in cents, the service charge apart: never below nothing and never above the
 * ticket's own price. A percentage is rounded half up to the cent.
 */
export function comboPrice(own: Cents, reduction: ComboReduction | undefined): Cents {
  if (reduction === undefined) return own
  if ("price" in reduction) return Math.min(own, reduction.price)
  if ("amountOff" in reduction) return Math.max(0, own - reduction.amountOff)
  return own - Math.floor((own * reduction.percentOff) / 100 + 0.5)
}

import type { Cart } from "@parterre/contract"
import { taxSummary } from "../taxes/tax-summary.ts"

/**
 * The cart of a session that has held nothing, and of a visitor who has no session. It is no stored cart: it has no id and
 * no version. `serverTime` is ISO 8601; `renewalsLeft` is how often its first holds could be given more time.
 */
export const emptyCart = ({ serverTime, renewalsLeft }: Pick<Cart, "serverTime" | "renewalsLeft">): Cart => ({
  id: "",
  state: "empty",
  version: 0,
  cartElements: [],
  // No tax is in force on nothing, so none has a name.
  tax: { ...taxSummary([]), descriptionTax1: "", descriptionTax2: "", descriptionTax3: "" },
  totalQty: 0,
  reservationTime: 0,
  remainingTime: 0,
  serverTime,
  renewalsLeft,
})

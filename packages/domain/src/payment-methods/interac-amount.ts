import { type AmountsToPay, totalToPay } from "./total-to-pay.ts"

/** What Interac is asked for: dollars with two decimals, shipping included, as its form wants them [PAY-027]. */
export function interacAmount(amounts: AmountsToPay): string {
  const cents = totalToPay(amounts)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
}

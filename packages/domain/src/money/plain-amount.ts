import { assertCents, type Cents } from "./cents.ts"

/** Dollars and cents with a dot, as payment forms and wallets write money: 1234.50. Not for negative amounts. */
export function plainAmount(cents: Cents): string {
  assertCents(cents, "The amount")
  if (cents < 0) throw new RangeError(`The amount must not be negative, not ${cents}`)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
}

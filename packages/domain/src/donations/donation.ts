import type { Cents } from "../money/cents.ts"
import type { TaxableLine } from "../taxes/sale-taxes.ts"

/** The bounds of a donation in cents, both inclusive. `max` 0 means no limit. */
export type DonationRule = { min: Cents; max: Cents }

export type Donation =
  | { ok: true; line: TaxableLine }
  | { ok: false; error: { code: "invalid-amount"; min: Cents; max: Cents } }

/** The line of a donation: the amount the donor chose, without service charge or tax [PAY-030]. */
export function donate(amount: Cents, { min, max }: DonationRule): Donation {
  const allowed = Number.isSafeInteger(amount) && amount > 0 && amount >= min && (max === 0 || amount <= max)
  return allowed
    ? { ok: true, line: { amount, serviceCharge: 0, taxable: false } }
    : { ok: false, error: { code: "invalid-amount", min, max } }
}

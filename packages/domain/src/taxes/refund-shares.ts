import { assertCents, type Cents } from "../money/cents.ts"
import type { TaxShares } from "./sale-taxes.ts"

/** What was charged for a line: its amount with its service charge, and its share of each tax. */
export type ChargedLine = { amount: Cents; shares: TaxShares }

/**
 * The tax to give back with a partial refund of a line, in cents. What has been given back after each refund is
 * the same part of the share as of the amount, so any sequence of refunds ends on the exact tax charged.
 */
export function refundShares(line: ChargedLine, refundedBefore: Cents, refundNow: Cents): TaxShares {
  assertCents(line.amount, "The line's amount")
  assertCents(refundedBefore, "The amount refunded before")
  assertCents(refundNow, "The amount to refund")
  if (refundedBefore < 0 || refundNow < 0) throw new RangeError("A refund is never negative")
  if (refundedBefore + refundNow > line.amount) throw new RangeError("A refund cannot pass what was charged")
  const part = (share: Cents) =>
    givenBack(share, line.amount, refundedBefore + refundNow) - givenBack(share, line.amount, refundedBefore)
  return { tax1: part(line.shares.tax1), tax2: part(line.shares.tax2), tax3: part(line.shares.tax3) }
}

const givenBack = (share: Cents, amount: Cents, refunded: Cents): Cents =>
  amount === 0 ? 0 : Number((BigInt(share) * BigInt(refunded)) / BigInt(amount))

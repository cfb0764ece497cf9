import { assertCents, type Cents } from "../money/cents.ts"

/** One way in which a sale was paid, in cents: what it paid, and what went back to it before. */
export interface RefundMeans<Id = string> {
  readonly id: Id
  readonly paid: Cents
  readonly refunded: Cents
}

export interface RefundReturn<Id = string> {
  readonly id: Id
  readonly amount: Cents
}

/** More is to go back than was paid. */
export class ExceedsPayment extends RangeError {}

/**
 * What goes back to each of the means that paid, in their order: the first gets what it paid before the next gets any.
 * No means gets back more than it paid, so that every sequence of refunds ends on what each of them paid. Throws
 * ExceedsPayment when more is to go back than was paid.
 */
export function refundByMeans<Id>(amount: Cents, means: readonly RefundMeans<Id>[]): RefundReturn<Id>[] {
  assertCents(amount, "The amount to refund")
  if (amount < 0) throw new RangeError("A refund is never negative")
  let left = amount
  const returns = means.flatMap(({ id, paid, refunded }) => {
    const part = Math.min(left, Math.max(0, paid - refunded))
    left -= part
    return part === 0 ? [] : [{ id, amount: part }]
  })
  if (left > 0) throw new ExceedsPayment("A refund cannot pass what was paid")
  return returns
}

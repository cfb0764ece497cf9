import { assertCents, type Cents } from "../money/cents.ts"
import { LEAST_CHARGE } from "../payments/least-charge.ts"

/** One way in which a sale is paid, in cents: what it pays, and what went back to it before. */
export interface RefundMeans<Id = string> {
  readonly id: Id
  readonly paid: Cents
  readonly refunded: Cents
  /** It is not paid yet: a card is to be charged what a refund leaves of it. */
  readonly isUnpaid?: boolean
}

export interface RefundReturn<Id = string> {
  readonly id: Id
  readonly amount: Cents
}

/** More is to go back than was paid. */
export class ExceedsPayment extends RangeError {}

/**
 * What goes back to each of the means that paid, in their order: the first gets what it paid before the next gets any.
 * No means gets back more than it paid, so that every sequence of refunds ends on what each of them paid. What is left of
 * one that is not paid yet is nothing, or enough for a card to be charged: the means after it get what would leave less.
 * Where these cannot take it, which takes a sale of a few cents, the order alone decides. Throws ExceedsPayment when more
 * is to go back than was paid.
 */
export function refundByMeans<Id>(amount: Cents, means: readonly RefundMeans<Id>[]): RefundReturn<Id>[] {
  assertCents(amount, "The amount to refund")
  if (amount < 0) throw new RangeError("A refund is never negative")
  const returns =
    inOrder(amount, means, chargeablePart) ?? inOrder(amount, means, (left, free) => Math.min(left, free))
  if (returns === undefined) throw new ExceedsPayment("A refund cannot pass what was paid")
  return returns
}

/** What one means gets of so many cents that are left, of which it can take so many. */
type Part = (left: Cents, free: Cents, isUnpaid: boolean) => Cents

/** Undefined when the means do not take all of the amount. */
function inOrder<Id>(
  amount: Cents,
  means: readonly RefundMeans<Id>[],
  partOf: Part,
): RefundReturn<Id>[] | undefined {
  let left = amount
  const returns = means.flatMap(({ id, paid, refunded, isUnpaid = false }) => {
    const part = partOf(left, Math.max(0, paid - refunded), isUnpaid)
    left -= part
    return part === 0 ? [] : [{ id, amount: part }]
  })
  return left === 0 ? returns : undefined
}

const chargeablePart: Part = (left, free, isUnpaid) =>
  !isUnpaid || left >= free ? Math.min(left, free) : Math.min(left, Math.max(0, free - LEAST_CHARGE))

import { assertCents, type Cents } from "./cents.ts"

/** An exact fraction: 9.975 % is 9975 / 100000. */
export type Rate = { numerator: number; denominator: number }

/** The rate of an amount in integer arithmetic; half a cent goes up, away from zero for a refund. */
export function applyRate(amount: Cents, rate: Rate): Cents {
  assertCents(amount, "The amount")
  if (
    !Number.isSafeInteger(rate.numerator) ||
    !Number.isSafeInteger(rate.denominator) ||
    rate.denominator <= 0
  )
    throw new RangeError(`Not a rate: ${rate.numerator}/${rate.denominator}`)
  const product = BigInt(amount) * BigInt(rate.numerator)
  const denominator = BigInt(rate.denominator)
  // Division cuts towards zero, so half a cent is added on the amount's own side.
  // Stryker disable next-line EqualityOperator: a product of zero rounds to zero from either side
  const half = product < 0n ? -denominator : denominator
  return Number((2n * product + half) / (2n * denominator))
}

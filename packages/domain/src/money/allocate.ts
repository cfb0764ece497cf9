import { assertCents, type Cents } from "./cents.ts"

/**
 * Shares an amount over weights by largest remainder. The shares always sum to the total exactly; among equal
 * remainders the earlier weight gets the cent. When every weight is zero the amount is shared evenly.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  assertCents(total, "The total to share")
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new RangeError(`A weight must be a non-negative integer, not ${weight}`)
  }
  if (weights.length === 0) {
    if (total === 0) return []
    throw new RangeError("Nothing to share the amount over")
  }
  if (weights.length === 1) return [total]
  // A refund mirrors its sale, so a negative amount is shared as its opposite; `0 -`, so that no share is -0.
  if (total < 0) return allocate(-total, weights).map((share) => 0 - share)
  return allocatePositive(total, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))
}

function allocatePositive(total: Cents, weights: readonly number[]): Cents[] {
  // Big integers: an amount times a weight may pass 2^53.
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = exact.map((part) => Number(part / sum))
  const left = total - shares.reduce((all, share) => all + share, 0)
  // The sort is stable: among equal remainders the earlier stays first.
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % sum }))
    .sort((a, b) => Number(b.remainder - a.remainder))
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

import type { Cents } from "../money/cents.ts"

/** What one may cost, in cents: a price, or else bounds that the shopper chooses within, both inclusive. */
export type AmountOffer = {
  readonly price?: Cents | undefined
  readonly min?: Cents | undefined
  readonly max?: Cents | undefined
}

/**
 * What one costs at an amount that a shopper chose, or with none; undefined where it is not offered for so much. A price takes
 * no other amount: who named one meant something else, and is not sold what costs more or less [PAY-029].
 */
export function amountOffered(
  { price, min = 1, max = Number.MAX_SAFE_INTEGER }: AmountOffer,
  chosen: Cents | undefined,
): Cents | undefined {
  if (price !== undefined) return chosen === undefined || chosen === price ? price : undefined
  const isWithin =
    chosen !== undefined && Number.isSafeInteger(chosen) && chosen > 0 && chosen >= min && chosen <= max
  return isWithin ? chosen : undefined
}

import type { PriceLevel } from "@parterre/contract"
import { allInPrice } from "@parterre/domain/pricing"

/** Cents, all in; both ends belong to the range. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

type Priced = Pick<PriceLevel, "id" | "prices" | "rs">

const pricesOf = ({ prices }: Pick<Priced, "prices">) =>
  prices.map(({ price, serviceCharges }) => allInPrice(price, serviceCharges))

/** From the lowest to the highest price of numbered places, in whole dollars; nothing where there is no choice. */
export function wholeRange(levels: readonly Priced[]): PriceRange | undefined {
  const all = levels.filter(({ rs }) => rs).flatMap(pricesOf)
  const range = {
    min: Math.floor(Math.min(...all) / 100) * 100,
    max: Math.ceil(Math.max(...all) / 100) * 100,
  }
  return all.length > 0 && range.max - range.min > 100 ? range : undefined
}

/** The price levels with a price within the range; nothing when that is all of them, for then there is no filter. */
export function levelsWithin(
  levels: readonly Priced[],
  { min, max }: PriceRange,
): readonly string[] | undefined {
  const numbered = levels.filter(({ rs }) => rs)
  const within = numbered.filter((level) => pricesOf(level).some((price) => price >= min && price <= max))
  return within.length === numbered.length ? undefined : within.map(({ id }) => id)
}

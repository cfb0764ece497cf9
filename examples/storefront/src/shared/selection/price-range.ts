import type { PriceLevel } from "@parterre/contract"
import { soldLevels, standardAmount } from "@parterre/domain/pricing"

/** Cents, all in; both ends belong to the range. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

type Priced = Pick<PriceLevel, "id" | "prices" | "rs">

/** Those of numbered places that are sold, with what their places begin with: the price of the map and its legend. */
const numberedOf = (levels: readonly Priced[]) =>
  soldLevels(levels.filter(({ rs }) => rs)).flatMap(({ id, prices }) => {
    const price = standardAmount(prices)
    return price === undefined ? [] : { id, price }
  })

/** The lowest and the highest price of numbered places, and steps that meet every one; nothing where there is no choice. */
export function priceRange(levels: readonly Priced[]): (PriceRange & { readonly step: number }) | undefined {
  const all = numberedOf(levels).map(({ price }) => price)
  const [min, max] = [Math.min(...all), Math.max(...all)]
  if (all.length === 0 || min === max) return undefined
  return { min, max, step: all.reduce((step, price) => commonDivisor(step, price - min), 0) }
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** The price levels that begin within the range; nothing when that is all of them, for then there is no filter. */
export function levelsWithin(
  levels: readonly Priced[],
  { min, max }: PriceRange,
): readonly string[] | undefined {
  const numbered = numberedOf(levels)
  const within = numbered.filter(({ price }) => price >= min && price <= max)
  return within.length === numbered.length ? undefined : within.map(({ id }) => id)
}

import type { Cents } from "../money/cents.ts"
import { allInPrice } from "./all-in-price.ts"
import { toldPrices } from "./open-prices.ts"

interface Priced {
  readonly price: Cents
  readonly serviceCharges: Cents
  readonly soldout?: boolean | undefined
}

/**
 * The price that a place begins with: the first that is sold, which its organiser lists for everybody. Those after it ask for
 * an age, a card or a number of tickets.
 */
export const standardPrice = <Price extends Pick<Priced, "soldout">>(
  prices: readonly Price[],
): Price | undefined => toldPrices(prices)[0]

/** « dès 38,50 $ »: the least that somebody without any condition pays, of price levels with the prices given. */
export function priceFrom(levels: readonly (readonly Priced[])[]): Cents | undefined {
  const amounts = levels.flatMap((prices) => {
    const standard = standardPrice(prices)
    return standard === undefined ? [] : [allInPrice(standard.price, standard.serviceCharges)]
  })
  return amounts.length === 0 ? undefined : Math.min(...amounts)
}

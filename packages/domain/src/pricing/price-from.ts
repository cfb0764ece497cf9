import type { Cents } from "../money/cents.ts"
import { openOrAll } from "../sale-states/index.ts"
import { allInPrice } from "./all-in-price.ts"
import { openPrices, toldPrices } from "./open-prices.ts"

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

/** What a place of a price level costs at first, all in. */
export function standardAmount(prices: readonly Priced[]): Cents | undefined {
  const standard = standardPrice(prices)
  return standard && amountOf(standard)
}

/** What the places of each price level begin with; levels that are sold out count where nothing is sold. */
export const standardPrices = <Price extends Pick<Priced, "soldout">>(
  levels: readonly (readonly Price[])[],
): readonly Price[] =>
  openOrAll(
    levels,
    levels.filter((prices) => openPrices(prices).length > 0),
  ).flatMap((prices) => standardPrice(prices) ?? [])

/** Of price levels with the prices given, the price by which somebody without any condition pays least. */
export function leastStandardPrice<Price extends Priced>(
  levels: readonly (readonly Price[])[],
): Price | undefined {
  let least: Price | undefined
  for (const price of standardPrices(levels))
    if (least === undefined || amountOf(price) < amountOf(least)) least = price
  return least
}

/** « dès 38,50 $ »: the least that somebody without any condition pays, of price levels with the prices given. */
export function priceFrom(levels: readonly (readonly Priced[])[]): Cents | undefined {
  const least = leastStandardPrice(levels)
  return least === undefined ? undefined : amountOf(least)
}

const amountOf = ({ price, serviceCharges }: Priced): Cents => allInPrice(price, serviceCharges)

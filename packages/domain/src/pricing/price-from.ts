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

/** The price levels that are sold at all; where none is, all of them. */
export const soldLevels = <
  Level extends { readonly prices?: readonly Pick<Priced, "soldout">[] | undefined },
>(
  levels: readonly Level[],
): readonly Level[] =>
  openOrAll(
    levels,
    levels.filter(({ prices = [] }) => openPrices(prices).length > 0),
  )

/** What the places of each price level begin with; levels that are sold out count where nothing is sold. */
export const standardPrices = <Price extends Pick<Priced, "soldout">>(
  levels: readonly (readonly Price[])[],
): readonly Price[] =>
  soldLevels(levels.map((prices) => ({ prices }))).flatMap(({ prices }) => standardPrice(prices) ?? [])

/**
 * What the places of a map's price levels begin with, all in: of this a section tells the least, or the least and the most. A
 * level without a list of prices is known by its ends.
 */
export const standardAmounts = (
  levels: readonly {
    readonly min: Cents
    readonly max: Cents
    readonly prices?: readonly Priced[] | undefined
  }[],
): Cents[] => soldLevels(levels).flatMap(({ prices = [], min, max }) => standardAmount(prices) ?? [min, max])

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

import { openOrAll } from "../sale-states/index.ts"

/** Prices that are sold: the organiser has not said that they are sold out. */
export const openPrices = <Price extends { readonly soldout?: boolean | undefined }>(
  prices: readonly Price[],
): Price[] => prices.filter(({ soldout }) => soldout !== true)

/** The prices that are told of what is sold: those that are open, or all of what is sold out. */
export const toldPrices = <Price extends { readonly soldout?: boolean | undefined }>(
  prices: readonly Price[],
): readonly Price[] => openOrAll(prices, openPrices(prices))

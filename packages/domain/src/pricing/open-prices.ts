/** Prices that are sold: the organiser has not said that they are sold out. */
export const openPrices = <Price extends { readonly soldout?: boolean | undefined }>(
  prices: readonly Price[],
): Price[] => prices.filter(({ soldout }) => soldout !== true)

/** The prices that are told of what is sold: those that are sold, or all of what is sold out. */
export function toldPrices<Price extends { readonly soldout?: boolean | undefined }>(
  prices: readonly Price[],
): readonly Price[] {
  const open = openPrices(prices)
  return open.length > 0 ? open : prices
}

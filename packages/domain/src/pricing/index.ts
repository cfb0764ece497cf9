export { allInPrice } from "./all-in-price.ts"
export { openPrices, toldPrices } from "./open-prices.ts"
export {
  leastStandardPrice,
  priceFrom,
  soldLevels,
  standardAmount,
  standardAmounts,
  standardPrice,
  standardPrices,
} from "./price-from.ts"

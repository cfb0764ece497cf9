export { allInPrice } from "./all-in-price.ts"
export { openPrices, toldPrices } from "./open-prices.ts"
export { priceFrom, standardPrice } from "./price-from.ts"

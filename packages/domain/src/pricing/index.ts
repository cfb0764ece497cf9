export { allInPrice } from "./all-in-price.ts"
export { openPrices, toldPrices } from "./open-prices.ts"

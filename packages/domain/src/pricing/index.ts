export { allInPrice } from "./all-in-price.ts"

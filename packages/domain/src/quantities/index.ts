export { checkQuantity, decrease, increase, lineTotal, type QuantityChange } from "./quantity.ts"

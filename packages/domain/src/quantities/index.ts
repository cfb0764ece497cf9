export { checkQuantity, decrease, increase, lineTotal, type QuantityChange } from "./quantity.ts"
export { type LinePart, splitFault } from "./split-line.ts"

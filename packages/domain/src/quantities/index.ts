export {
  checkQuantity,
  decrease,
  type InvalidQuantity,
  increase,
  lineTotal,
  MAX_CART_TICKETS,
  type QuantityChange,
  toldLimits,
} from "./quantity.ts"

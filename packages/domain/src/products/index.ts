export {
  type HeldProduct,
  holdParking,
  holdProduct,
  isSendingDay,
  type OfferedProduct,
  type ProductChoice,
  type ProductFault,
  type RecipientField,
} from "./hold-product.ts"
export { piecesOf } from "./pieces-of.ts"

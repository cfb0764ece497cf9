export {
  type HeldProduct,
  holdParking,
  holdProduct,
  type OfferedProduct,
  type ProductChoice,
  type ProductFault,
  type RecipientField,
} from "./hold-product.ts"
export { piecesOf } from "./pieces-of.ts"

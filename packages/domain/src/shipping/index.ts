export { areTermsFor, type DeliveryTerms, modesOfTerms, territoryMap } from "./delivery-terms.ts"
export { offeredShippingModes, type ShippingMode, type ShippingNeed } from "./shipping-mode.ts"
export {
  deselectShipping,
  keepOfferedShipping,
  type ShippingBroadcast,
  type ShippingChange,
  type ShippingSelection,
  selectShipping,
  totalShippingSelected,
} from "./shipping-selection.ts"

export {
  type DeliveredElement,
  type DeliveredEvent,
  type DeliveryWay,
  deliveriesByWay,
} from "./deliveries-by-way.ts"
export { areTermsFor, type DeliveryTerms, modesOfTerms, territoryMap } from "./delivery-terms.ts"
export {
  categoryOfRenewalShipping,
  RENEWAL_SHIPPINGS,
  type RenewalShippingOption,
  renewalShipping,
} from "./renewal-shippings.ts"
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

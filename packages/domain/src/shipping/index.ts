export { offeredShippingModes, type ShippingNeed } from "./shipping-mode.ts"
export { totalShippingSelected } from "./shipping-selection.ts"

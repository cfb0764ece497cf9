export { offeredShippingModes, type ShippingNeed } from "./shipping-mode.ts"
export { shippingTerritories, TERRITORIES } from "./territory.ts"

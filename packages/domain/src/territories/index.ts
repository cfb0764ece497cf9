export { shippingTerritories, TERRITORIES } from "./territory.ts"

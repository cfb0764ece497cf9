export {
  type ShippingDestination,
  shippingTerritories,
  TERRITORIES,
  type Territory,
  type TerritoryMap,
} from "./territory.ts"

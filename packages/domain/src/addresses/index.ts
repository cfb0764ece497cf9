export {
  DEFAULT_COUNTRY,
  type ProvinceFields,
  provinceField,
  provinceOfAddress,
  UNIT_TYPES,
  type UnitType,
} from "./address-fields.ts"
export { type PlaceAddress, placeAddress } from "./place-address.ts"

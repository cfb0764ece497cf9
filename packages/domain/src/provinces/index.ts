export { findProvince, PROVINCE_NAMES, PROVINCES, type Province } from "./provinces.ts"
export { findUsState, US_STATES } from "./us-states.ts"

export { contrast, inkOn, mixed, readable, safeColour } from "./colour.ts"
export { priceLevelMark } from "./price-level-marks.ts"
export { regionStrength } from "./region-strength.ts"
export { seatRadius } from "./seat-radius.ts"

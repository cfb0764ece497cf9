export {
  type CountdownParts,
  countdownParts,
  formatCountdown,
  isEndingSoon,
  isTimeSpoken,
  WARNING_SECONDS,
} from "./countdown.ts"
export { type HoldState, holdMachine } from "./hold-machine.ts"
export { type PresaleFields, presaleOf, type SelectionOffer, withOffer } from "./hold-offers.ts"
export { type HoldPace, holdPace } from "./hold-pace.ts"
export { holdExpiry, isLapsed, remainingSeconds } from "./hold-time.ts"
export { HOLD_TYPES, holdTypeOf } from "./hold-type.ts"
export { renewal } from "./renewal.ts"

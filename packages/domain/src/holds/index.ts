export { type CountdownParts, countdownParts, formatCountdown } from "./countdown.ts"
export { holdExpiry, isEndingSoon, isLapsed, remainingSeconds, WARNING_SECONDS } from "./hold-time.ts"
export { HOLD_TYPES } from "./hold-type.ts"
export { renewal } from "./renewal.ts"

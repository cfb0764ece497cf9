export { cartCall } from "./cart-action.ts"
export { isWorthSaying } from "./cart-outcome.ts"

export { isWorthSaying } from "./cart-outcome.ts"

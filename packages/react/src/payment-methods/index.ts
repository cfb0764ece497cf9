export { type InteracShown, type InteracView, useInterac } from "./use-interac.ts"
export { useOfferedMethods } from "./use-offered-methods.ts"
export { type SaleOutcome, useSaleOutcome } from "./use-sale-outcome.ts"

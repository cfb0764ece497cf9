export { type InteracShown, type InteracView, useInterac } from "./use-interac.ts"
export { useOfferedMethods } from "./use-offered-methods.ts"
export { type PayPalShown, type PayPalUse, type PayPalView, usePayPal } from "./use-paypal.ts"
export { type SaleOutcome, useSaleOutcome } from "./use-sale-outcome.ts"

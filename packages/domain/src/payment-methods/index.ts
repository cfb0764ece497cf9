export { offeredBrands, PAYMENT_FLAGS } from "./payment-flags.ts"

export { offeredBrands, PAYMENT_FLAGS } from "./payment-flags.ts"
export { threeDSecureSkip } from "./three-d-secure-skip.ts"

export { interacAmount } from "./interac-amount.ts"
export { offeredMethods, type PaymentMethod } from "./offered-methods.ts"
export {
  INITIAL_PAYMENT_CHOICE,
  PAYMENT_CHOICES,
  type PaymentChoice,
  paymentChoice,
} from "./payment-choice.ts"
export { isInteracOffered, offeredBrands, PAYMENT_FLAGS } from "./payment-flags.ts"
export { type AmountsToPay, totalToPay } from "./total-to-pay.ts"

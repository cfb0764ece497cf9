export type { Challenge } from "../browser/challenge-store.ts"
export { useChallenge } from "../browser/use-challenge.ts"
export { type HostedField, type HostedPlace, hostedFields } from "../hosted-fields/hosted-fields.ts"
export { type HostedFieldsForm, useHostedFields } from "../hosted-fields/use-hosted-fields.ts"
export {
  acceptedBrands,
  type CardErrors,
  type CardField,
  cardErrors,
  cardFields,
  cardToPay,
} from "./card-errors.ts"
export { blankCard, type CardTyped, digitsOf, typedExpiry, typedNumber } from "./card-typing.ts"
export { type CheckoutView, isBeingPaid } from "./checkout-store.ts"
export { type CardForm, type CardInputProps, useCardForm } from "./use-card-form.ts"
export {
  type CheckoutActions,
  useCheckout,
  usePaymentMethods,
  useReceipt,
  useTicketFiles,
} from "./use-checkout.ts"
export { type DeferredPaymentShown, useDeferredPayment } from "./use-deferred-payment.ts"

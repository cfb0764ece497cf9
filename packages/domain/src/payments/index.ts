export {
  type AttemptEvent,
  type AttemptState,
  attemptMachine,
  isMoneyTaken,
  isOutcomeOpen,
  mayHoldMoney,
} from "./attempt-machine.ts"
export { CARD_ERRORS, type CardError, type CardErrorKey, cardErrorKey } from "./card-error.ts"
export { paymentDuty } from "./payment-duty.ts"
export { cardErrorOf } from "./processor-card-error.ts"
export { isSaleOver, type SaleEvent } from "./sale-machine.ts"
export {
  isAtRest,
  isPaymentDue,
  newSalePayment,
  type SalePayment,
  type SalePaymentEvent,
  stepSalePayment,
} from "./sale-payment.ts"
export { carriesProof, decideAuthentication, type TransStatus } from "./three-d-secure-answer.ts"
export {
  type ThreeDSecureEvent,
  type ThreeDSecureProcessor,
  type ThreeDSecureState,
  threeDSecureMachines,
} from "./three-d-secure-machine.ts"
export { isThreeDSecureRequired } from "./three-d-secure-required.ts"
export {
  ABANDONED,
  GIVEN_BACK,
  LAPSED,
  NOT_CHARGED,
  processorCode,
  UNREACHED,
  type Uncharged,
  whyUncharged,
} from "./uncharged.ts"

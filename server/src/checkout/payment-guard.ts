import { stillClient } from "../clients/still-client.ts"
import { takeBalance } from "../gift-certificates/certificate-use-store.ts"
import { stillKept } from "./kept-card.ts"
import { lockPayment } from "./payment-record.ts"
import { leaveUnknown } from "./settle-attempt.ts"

/** What stands between one shopper and two charges. Tests take parts of it away and must see money reserved twice. */
export interface PaymentGuard {
  /** The payment as it is now, others waiting: only an open sale begins a payment. */
  readonly lock: typeof lockPayment
  /** What a lost answer does to the seats and the sale: only the reconciler, who asks, may let them go. */
  readonly onLostAnswer: typeof leaveUnknown
  /** Takes from a gift certificate what is still on it, and never what somebody else has taken meanwhile. */
  readonly takeBalance: typeof takeBalance
  /** Refuses a kept card that its client has removed since it was looked at. */
  readonly stillKept: typeof stillKept
  /** Refuses what would be the purchase of a client whose account has been closed meanwhile. */
  readonly stillClient: typeof stillClient
}

export const paymentGuard: PaymentGuard = {
  lock: lockPayment,
  onLostAnswer: leaveUnknown,
  takeBalance,
  stillKept,
  stillClient,
}

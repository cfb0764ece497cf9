import type { PaymentDependencies } from "../checkout/dependencies.ts"
import type { DeclinedCards } from "../http/declined-cards.ts"
import type { Handlers } from "../http/handler.ts"
import { globalPaymentsHandlers } from "./global-payments-handlers.ts"
import { paysafeHandlers } from "./paysafe-handlers.ts"

/** 3-D Secure with the processors that leave it to us; Stripe runs its own. */
export const threeDSecureHandlers = (
  dependencies: PaymentDependencies,
  publicOrigin: string,
  cards: DeclinedCards,
): Handlers => ({
  ...paysafeHandlers(dependencies, publicOrigin, cards),
  ...globalPaymentsHandlers(dependencies, publicOrigin, cards),
})

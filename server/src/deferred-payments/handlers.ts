import type { PaymentDependencies } from "../checkout/dependencies.ts"
import { paymentGuard } from "../checkout/payment-guard.ts"
import type { DeclinedCards } from "../http/declined-cards.ts"
import { type Handlers, sessionOf } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { readPaidSale } from "../sales/paid-sale.ts"
import { deferredSaleAnswer } from "./deferred-sale.ts"
import { deferredSaleOf, isDueNow, isSettled } from "./due-sale.ts"
import { payDeferred } from "./pay-deferred.ts"

/** The money of tickets that are out, when their bank let it go before it was taken. */
export function deferredPaymentsHandlers(dependencies: PaymentDependencies, cards: DeclinedCards): Handlers {
  const { db } = dependencies
  return {
    getDeferredSale: async ({ website, language, body }) => {
      const deferred = await deferredSaleOf(db, website.id, body.saleToken)
      if (!isDueNow(deferred)) throw new Refusal(isSettled(deferred) ? "nothing-due" : "payment-in-progress")
      return deferredSaleAnswer(await readPaidSale(db, deferred.sale), deferred, language)
    },

    payDeferredSale: async (request) =>
      payDeferred(
        dependencies,
        { website: request.website, session: sessionOf(request) },
        request.body,
        paymentGuard,
        (work) => cards.watch(request.network, work),
      ),
  }
}

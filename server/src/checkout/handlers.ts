import { linkOfToken } from "../carts/cart-link-store.ts"
import { linkedCart } from "../carts/linked-cart.ts"
import { requireBuyer } from "../clients/client-checks.ts"
import { isOwnSale } from "../clients/own-sale.ts"
import { offersCertificates } from "../gift-certificates/offers-certificates.ts"
import type { DeclinedCards } from "../http/declined-cards.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { latestSale } from "../sales/sale-store.ts"
import { saleTokenFor } from "../sales/sale-token.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { leaveChallenge } from "./leave-challenge.ts"
import { linkOwnCart } from "./link-live-cart.ts"
import { pay } from "./pay.ts"
import { paymentGuard } from "./payment-guard.ts"
import { type SaleChoices, type Shopper, startSale } from "./start-sale.ts"

/** From the cart to the paid sale. */
export function checkoutHandlers(
  dependencies: PaymentDependencies,
  cards: DeclinedCards,
  guesses: GuessedCodes,
  links: GuessedCodes,
): Handlers {
  const { db } = dependencies

  /** Tokens of links are guessed here as where they are read. */
  const start = (request: SaleRequest, choices?: SaleChoices) => {
    const shopper = shopperOf(request, request.query.reservationToken)
    const started = async () => {
      requireBuyer(request.website, shopper.session)
      // A link that pays nothing ends no payment either.
      if (shopper.reservationToken !== undefined)
        await linkedCart(db, {
          ...{ websiteId: request.website.id, token: shopper.reservationToken },
          ...{ wanted: "pay", now: dependencies.clock.now() },
        })
      await leaveChallenge(dependencies, shopper)
      return startSale(dependencies, shopper, choices)
    }
    return shopper.reservationToken === undefined ? started() : links.watch(request.network, started)
  }

  return {
    linkOwnCart: async (request) => {
      const { token, expiresAt } = await linkOwnCart(
        dependencies,
        sessionOf(request),
        dependencies.clock.now(),
      )
      return { reservationToken: token, expiresAt: new Date(expiresAt).toISOString() }
    },

    createSale: (request) => start(request),

    setSaleCertificates: (request) =>
      guesses.watch(request.network, async () => {
        const { codes } = request.body
        if (codes.length > 0 && !(await offersCertificates(db, request.website.id)))
          throw new Refusal("payment-method-not-offered")
        return start(request, { codes })
      }),

    setSaleDeliveries: (request) => start(request, { deliveries: request.body }),

    getSale: async (request) => {
      const session = sessionOf(request)
      const { reservationToken: token } = request.query
      const link = token === undefined ? undefined : await linkOfToken(db, request.website.id, token)
      if (token !== undefined && link === undefined) throw new Refusal("sale-unknown")
      const sale = await latestSale(db, session, link?.cart_id)
      if (sale === undefined) throw new Refusal("sale-unknown")
      const { id, state, receipt_number } = sale
      // What a client bought is no more the session's once they have signed out.
      if ((state === "paid" || state === "voided") && !isOwnSale(sale, session))
        throw new Refusal("sale-unknown")
      const paid = state === "paid" && receipt_number !== null ? { saleId: receipt_number } : {}
      return { saleToken: saleTokenFor(id, session.id), state, ...paid }
    },

    checkoutCreditCard: async (request) =>
      pay(dependencies, shopperOf(request), request.body, paymentGuard, (work) =>
        cards.watch(request.network, work),
      ),
  }
}

type SaleRequest = Pick<
  OperationRequest<"createSale">,
  "website" | "language" | "session" | "network" | "query"
>

const shopperOf = (
  request: Pick<OperationRequest<"getSale">, "website" | "language" | "session">,
  reservationToken?: string,
): Shopper => ({
  website: request.website,
  language: request.language,
  session: sessionOf(request),
  reservationToken,
})

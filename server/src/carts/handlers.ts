import type { GuessedCodes } from "../http/guessed-codes.ts"
import type { Handlers } from "../http/handler.ts"
import { readWebsite } from "../websites/website-store.ts"
import { cartOfLink, onSessionCart, sessionCart } from "./cart-command.ts"
import type { CartDependencies } from "./hold-details.ts"
import { paymentMethods } from "./payment-methods.ts"
import { everyLine, releaseLines } from "./release-lines.ts"

/** The cart of a session: reading it, emptying it, and what it can be paid with. */
export function cartsHandlers(
  dependencies: CartDependencies,
  links: GuessedCodes = { watch: (_, work) => work() },
): Handlers {
  return {
    getCart: (request) => sessionCart(dependencies, request),
    getCartByToken: (request) =>
      links.watch(request.network, () => cartOfLink(dependencies, request, request.query.token)),
    deleteCart: async (request) => {
      const release = { command: "cart.delete", actor: "shopper" } as const
      await onSessionCart(dependencies, request, release.command, async (trx, cart, now) =>
        cart === undefined ? undefined : releaseLines(trx, cart, everyLine, release, now),
      )
      return { message: "success.successDeleteCart" }
    },
    getPaymentMethods: async ({ website }) => {
      const row = await readWebsite(dependencies.db, website.id, "payment")
      return paymentMethods(JSON.parse(row?.payment ?? "{}"))
    },
  }
}

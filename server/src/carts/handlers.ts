import { refuseUnlessWhole } from "../holds/whole-release.ts"
import type { GuessedCodes } from "../http/guessed-codes.ts"
import type { Handlers } from "../http/handler.ts"
import { readWebsite } from "../websites/website-store.ts"
import { type CommandRequest, cartOfLink, onSessionCart, sessionCart } from "./cart-command.ts"
import type { CartDependencies } from "./hold-details.ts"
import { paymentMethods } from "./payment-methods.ts"
import { everyLine, type LinePicker, releaseLines, unconfirmedLines } from "./release-lines.ts"

/** The cart of a session: reading it, emptying it, and what it can be paid with. */
export function cartsHandlers(
  dependencies: CartDependencies,
  links: GuessedCodes = { watch: (_, work) => work() },
): Handlers {
  const emptying =
    (command: "cart.delete" | "cart.delete-unconfirmed", pick: LinePicker) =>
    async (request: CommandRequest) => {
      await onSessionCart(dependencies, request, command, async (trx, cart, now) =>
        cart === undefined
          ? undefined
          : releaseLines(trx, cart, pick, { command, actor: "shopper" }, now, (holds, lines) =>
              refuseUnlessWhole(trx, request.website, holds, lines, now),
            ),
      )
      return { message: "success.successDeleteCart" }
    }

  return {
    getCart: (request) => sessionCart(dependencies, request),
    getCartByToken: (request) =>
      links.watch(request.network, () => cartOfLink(dependencies, request, request.query.token)),
    deleteCart: emptying("cart.delete", everyLine),
    deleteUnconfirmed: emptying("cart.delete-unconfirmed", unconfirmedLines),
    getPaymentMethods: async ({ website }) => {
      const row = await readWebsite(dependencies.db, website.id, "payment")
      return paymentMethods(JSON.parse(row?.payment ?? "{}"))
    },
  }
}

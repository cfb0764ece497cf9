import type { DeliveryChoice, QueryParameters, SaleStart, Shippings } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Cart } from "../carts/Cart.ts"
import type { ApiFailure } from "../client/failures.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getShippings, setSaleDeliveries } from "../generated/api.ts"

/** How tickets can be delivered, and how they are [SHIP-003]. Amounts are cents. */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    /** The modes of each event, for a territory and a cart where they are named; a mode has one price, so a code may come again. */
    readonly modes: (
      query: Omit<QueryParameters<"getShippings">, "language" | "context">,
    ) => Effect.Effect<Shippings, ApiFailure<"getShippings">>
    /**
     * Starts the sale with deliveries, or gives its sale others. The answer has their prices and taxes, which are those charged;
     * `delivery-not-offered` where one does not go.
     */
    readonly choose: (choice: DeliveryChoice) => Effect.Effect<SaleStart, ApiFailure<"setSaleDeliveries">>
  }
>()("@parterre/sdk/pricing/Deliveries") {
  static readonly layer = Layer.effect(
    Deliveries,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const cart = yield* Cart
      const { link } = yield* Settings
      return Deliveries.of({
        modes: Effect.fn("Deliveries.modes")((query) => api.call(getShippings, { query })),
        // The sale's start gives the cart more time.
        choose: Effect.fn("Deliveries.choose")((body) =>
          Effect.tap(api.call(setSaleDeliveries, { ...link, body }), () => Effect.ignore(cart.callCart)),
        ),
      })
    }),
  )
}

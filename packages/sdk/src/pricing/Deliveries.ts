import type { DeliveryChoice, QueryParameters, SaleStart, Shippings } from "@parterre/contract"
import { eventIdsOf } from "@parterre/domain/carts"
import {
  deselectShipping,
  keepOfferedShipping,
  type ShippingBroadcast,
  type ShippingChange,
  type ShippingMode,
  type ShippingSelection,
  selectShipping,
} from "@parterre/domain/shipping"
import { TERRITORIES } from "@parterre/domain/territories"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as PubSub from "effect/PubSub"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import type { ApiFailure } from "../client/failures.ts"
import { KeyValueStorage } from "../client/KeyValueStorage.ts"
import { Settings } from "../client/Settings.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getShippings, setSaleDeliveries } from "../generated/api.ts"
import { keptSelection } from "./kept-selection.ts"

/** How tickets can be delivered, and how they are [SHIP-003]. Amounts are cents. */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    /** The modes of each event, for a territory and a cart where they are named; a mode has one price, so a code may come again. */
    readonly modes: (
      query: Omit<QueryParameters<"getShippings">, "language" | "context">,
    ) => Effect.Effect<Shippings, ApiFailure<"getShippings">>
    /** The mode chosen for each event, kept on the device for as long as the event is in the cart [SHIP-004]. */
    readonly selection: SubscriptionRef.SubscriptionRef<ShippingSelection>
    readonly select: (eventId: string, mode: ShippingMode) => Effect.Effect<void>
    readonly deselect: (eventId: string) => Effect.Effect<void>
    /** What is added to the selection and deleted from it, from now on. */
    readonly broadcasts: Stream.Stream<ShippingBroadcast>
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
      const { link, subdomain } = yield* Settings
      const kept = keptSelection(yield* KeyValueStorage, subdomain)
      const selection = yield* SubscriptionRef.make(kept.read())
      const bus = yield* PubSub.sliding<ShippingBroadcast>(32)

      const change = (to: (before: ShippingSelection) => ShippingChange): Effect.Effect<void> =>
        Effect.gen(function* () {
          const changed = to(yield* SubscriptionRef.get(selection))
          if (changed.broadcasts.length === 0) return
          kept.write(changed.selection)
          yield* SubscriptionRef.set(selection, changed.selection)
          yield* PubSub.publishAll(bus, changed.broadcasts)
        })

      // What was paid, given back or ran out is delivered no more, nor in a way that the cart has become too large for.
      const carts = SubscriptionRef.changes(cart.state).pipe(
        Stream.filter(({ status }) => status !== "unloaded"),
        Stream.map(({ cart }) => cart),
      )
      yield* Effect.forkScoped(
        Stream.runForEach(carts, (cart) =>
          Effect.gen(function* () {
            const inCart = new Set((cart?.cartElements ?? []).flatMap(eventIdsOf))
            const gone = Object.keys(yield* SubscriptionRef.get(selection)).filter((id) => !inCart.has(id))
            for (const eventId of gone) yield* change((before) => deselectShipping(before, eventId))
            const cartAmount = cart?.tax.totalBeforeTaxes ?? 0
            yield* change((before) => keepOfferedShipping(before, { territories: TERRITORIES, cartAmount }))
          }),
        ),
      )
      return Deliveries.of({
        selection,
        select: (eventId, mode) => change((before) => selectShipping(before, eventId, mode)),
        deselect: (eventId) => change((before) => deselectShipping(before, eventId)),
        broadcasts: Stream.fromPubSub(bus),
        modes: Effect.fn("Deliveries.modes")((query) => api.call(getShippings, { query })),
        // The sale's start gives the cart more time.
        choose: Effect.fn("Deliveries.choose")((body) =>
          Effect.tap(api.call(setSaleDeliveries, { ...link, body }), () => Effect.ignore(cart.callCart)),
        ),
      })
    }),
  )
}

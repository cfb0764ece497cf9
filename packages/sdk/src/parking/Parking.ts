import type { ParkingItem, TaxSummary } from "@parterre/contract"
import { parkingFor } from "@parterre/domain/parking"
import { holdParking } from "@parterre/domain/products"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getItemTaxes, listParking } from "../generated/api.ts"
import { type Added, adding } from "../products/adding.ts"

/** Parking on offer with events [PARK-001] [PARK-002]. */
export class Parking extends Context.Service<
  Parking,
  {
    /** By day. Whether a cart holds one, the cart says. */
    readonly offers: (
      eventIds: readonly string[],
    ) => Effect.Effect<readonly ParkingItem[], ApiFailure<"listParking">>
    readonly add: (offer: ParkingItem, qty: number) => Added
    /** Of one place. */
    readonly taxes: (id: string) => Effect.Effect<TaxSummary, ApiFailure<"getItemTaxes">>
  }
>()("@parterre/sdk/parking/Parking") {
  static readonly layer = Layer.effect(
    Parking,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const { place } = yield* adding
      return Parking.of({
        offers: Effect.fn("Parking.offers")((eventIds) =>
          eventIds.length === 0
            ? Effect.succeed([])
            : Effect.map(api.call(listParking, { query: { eventIds: eventIds.join() } }), (offers) =>
                parkingFor(offers, eventIds),
              ),
        ),
        add: Effect.fn("Parking.add")((offer, qty) => place(holdParking(offer, qty))),
        taxes: Effect.fn("Parking.taxes")((b) => api.call(getItemTaxes, { path: { a: "parking", b } })),
      })
    }),
  )
}

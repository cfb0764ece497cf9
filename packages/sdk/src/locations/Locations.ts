import type { Answer } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { findCity, getLocation, listLocations } from "../generated/api.ts"
import { ShopperPosition } from "./ShopperPosition.ts"

/** The tenant's venues, and the city the shopper is in. */
export class Locations extends Context.Service<
  Locations,
  {
    readonly list: Effect.Effect<Answer<"listLocations">, ApiFailure<"listLocations">>
    readonly one: (id: string) => Effect.Effect<Answer<"getLocation">, ApiFailure<"getLocation">>
    /** City and province of the shopper; nothing when nobody can or may tell where that is [GEO-001]. */
    readonly shopperCity: Effect.Effect<Answer<"findCity"> | undefined, ApiFailure<"findCity">>
  }
>()("@parterre/sdk/locations/Locations") {
  static readonly layer = Layer.effect(
    Locations,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const position = yield* ShopperPosition
      const shopperCity = Effect.gen(function* () {
        const found = yield* position.current
        if (Option.isNone(found)) return undefined
        const { latitude, longitude } = found.value
        return yield* api.call(findCity, { query: { latitude, longitude } })
      })
      return Locations.of({
        list: api.call(listLocations),
        one: Effect.fn("Locations.one")((id) => api.call(getLocation, { path: { id } })),
        shopperCity,
      })
    }),
  )
}

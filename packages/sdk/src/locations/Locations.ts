import type { Answer, NearbyStay } from "@parterre/contract"
import type { Coordinates } from "@parterre/domain/geography"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { Catalogue } from "../catalogue/Catalogue.ts"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { findCity, getLocation, getNearbyStay, listLocations } from "../generated/api.ts"
import { ShopperPosition } from "./ShopperPosition.ts"

type ShopperPlace = Answer<"findCity"> & Coordinates

/** The tenant's venues, and the city the shopper is in. */
export class Locations extends Context.Service<
  Locations,
  {
    readonly list: Effect.Effect<Answer<"listLocations">, ApiFailure<"listLocations">>
    readonly one: (id: string) => Effect.Effect<Answer<"getLocation">, ApiFailure<"getLocation">>
    /** Places to stay near an event, or near that of a paid sale: the address of a frame. */
    readonly nearbyStay: (id: string) => Effect.Effect<NearbyStay, ApiFailure<"getNearbyStay">>
    /**
     * Where the shopper is, with its city and province; nothing when nobody can or may tell. The browser asks the shopper, so it
     * is to be called when they ask for it [GEO-001].
     */
    readonly shopperPlace: Effect.Effect<ShopperPlace | undefined, ApiFailure<"findCity">>
    /** The same by the network address alone, of which another service is told: nobody is asked, so they have to have agreed before. */
    readonly networkPlace: Effect.Effect<ShopperPlace | undefined, ApiFailure<"findCity">>
  }
>()("@parterre/sdk/locations/Locations") {
  static readonly layer = Layer.effect(
    Locations,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const position = yield* ShopperPosition
      const catalogue = yield* Catalogue
      /** Who is asked where the browser does not know; by default nobody. */
      const byNetwork = Effect.map(
        Effect.orElseSucceed(catalogue.config, () => undefined),
        (config) => config?.networkPositionUrl,
      )
      const placeAt = Effect.fnUntraced(function* (asked: Effect.Effect<Option.Option<Coordinates>>) {
        const found = yield* asked
        if (Option.isNone(found)) return undefined
        // No finer than the list of cities, in whatever keeps addresses on the way.
        const [latitude, longitude] = [found.value.latitude, found.value.longitude].map(toHundredth)
        if (latitude === undefined || longitude === undefined) return undefined
        return { latitude, longitude, ...(yield* api.call(findCity, { query: { latitude, longitude } })) }
      })
      return Locations.of({
        list: api.call(listLocations),
        one: Effect.fn("Locations.one")((id) => api.call(getLocation, { path: { id } })),
        nearbyStay: Effect.fn("Locations.nearbyStay")((id) => api.call(getNearbyStay, { path: { id } })),
        shopperPlace: placeAt(position.current(byNetwork)),
        networkPlace: placeAt(position.ofNetwork(byNetwork)),
      })
    }),
  )
}

const toHundredth = (degrees: number): number => Math.round(degrees * 100) / 100

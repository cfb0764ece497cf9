import type { Answer } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getMainBanner, getSecondaryBanner, listCarousel } from "../generated/api.ts"

/** What the tenant's home page puts forward. */
export class Banners extends Context.Service<
  Banners,
  {
    /** In the order to show them; empty when there are none. */
    readonly carousel: Effect.Effect<Answer<"listCarousel">, ApiFailure<"listCarousel">>
    /** Nothing when there is none. */
    readonly main: Effect.Effect<Answer<"getMainBanner">, ApiFailure<"getMainBanner">>
    /** Nothing when there is none. */
    readonly secondary: Effect.Effect<Answer<"getSecondaryBanner">, ApiFailure<"getSecondaryBanner">>
  }
>()("@parterre/sdk/banners/Banners") {
  static readonly layer = Layer.effect(
    Banners,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Banners.of({
        carousel: api.call(listCarousel),
        main: api.call(getMainBanner),
        secondary: api.call(getSecondaryBanner),
      })
    }),
  )
}

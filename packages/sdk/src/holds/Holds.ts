import type { HoldGroup, HoldsAnswer, PriceLevelHold, ReleaseItem } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { createHolds, extendHolds, holdByPriceLevel, releaseHolds } from "../generated/api.ts"
import { SeatMaps } from "../seating/SeatMaps.ts"

/** Claims on seats and places, all or nothing. Sent once: a hold whose answer was lost shows in the cart. */
export class Holds extends Context.Service<
  Holds,
  {
    readonly place: (groups: readonly HoldGroup[]) => Effect.Effect<HoldsAnswer, ApiFailure<"createHolds">>
    readonly release: (
      items: readonly ReleaseItem[],
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"releaseHolds">>
    /** More time, as often as the site allows. */
    readonly extend: Effect.Effect<HoldsAnswer, ApiFailure<"extendHolds">>
    /** The best seats left, or places, of price levels. */
    readonly byPriceLevel: (
      eventId: string,
      hold: PriceLevelHold,
      promo?: string,
    ) => Effect.Effect<HoldsAnswer, ApiFailure<"holdByPriceLevel">>
  }
>()("@parterre/sdk/holds/Holds") {
  static readonly layer = Layer.effect(
    Holds,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const seatMaps = yield* SeatMaps

      const forgetGroups = (groups: readonly HoldGroup[]) =>
        Effect.forEach(groups, ({ id, prices }) =>
          seatMaps.forget(
            id,
            prices.flatMap(({ seatIds }) => seatIds ?? []),
          ),
        )
      const forgetItems = (items: readonly ReleaseItem[]) =>
        Effect.forEach(items, ({ eventId }) =>
          eventId === undefined ? Effect.void : seatMaps.forget(eventId),
        )

      return Holds.of({
        // A refusal tells as much about the seats as a success: what was kept is stale either way.
        place: Effect.fn("Holds.place")((groups) =>
          Effect.ensuring(api.call(createHolds, { body: [...groups] }), forgetGroups(groups)),
        ),
        release: Effect.fn("Holds.release")((items) =>
          Effect.ensuring(api.call(releaseHolds, { body: [...items] }), forgetItems(items)),
        ),
        extend: api.call(extendHolds),
        byPriceLevel: Effect.fn("Holds.byPriceLevel")((id, body, promo) =>
          Effect.ensuring(
            api.call(holdByPriceLevel, {
              path: { id },
              body,
              ...(promo === undefined ? {} : { query: { promo } }),
            }),
            seatMaps.forget(id),
          ),
        ),
      })
    }),
  )
}

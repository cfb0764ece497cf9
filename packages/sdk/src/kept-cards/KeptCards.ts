import type { KeptCardRemoval, KeptCards as KeptCardsAnswer } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getKeptCards, removeKeptCard } from "../generated/api.ts"

/** The cards that the site's processor keeps for the client. One of them pays as the card `{ keptCardId }` of `Checkout.pay`. */
export class KeptCards extends Context.Service<
  KeptCards,
  {
    /** The newest first, and whether a payment may ask for another. */
    readonly list: Effect.Effect<KeptCardsAnswer, ApiFailure<"getKeptCards">>
    /** The card pays nothing from now on; `removed` is false while its processor has not confirmed that it is gone there. */
    readonly remove: (id: string) => Effect.Effect<KeptCardRemoval, ApiFailure<"removeKeptCard">>
  }
>()("@parterre/sdk/kept-cards/KeptCards") {
  static readonly layer = Layer.effect(
    KeptCards,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return KeptCards.of({
        list: api.call(getKeptCards, { fresh: true }).pipe(Effect.withSpan("KeptCards.list")),
        remove: Effect.fn("KeptCards.remove")((id: string) => api.call(removeKeptCard, { path: { id } })),
      })
    }),
  )
}

import type { OpenedPresale, Promotion } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { lookUpPromotion, openPresale } from "../generated/api.ts"

/** What promotional codes do, and who may buy in a presale. Nothing is kept: holds name the promotion or the code again. */
export class Promotions extends Context.Service<
  Promotions,
  {
    /**
     * The prices of an event, in cents, that a code changes, or without one the membership of who is signed in; the failure
     * says why it changes none.
     */
    readonly lookUp: (
      eventId: string,
      code?: string,
    ) => Effect.Effect<Promotion, ApiFailure<"lookUpPromotion">>
    /** Opens an event's presale by a code, or without one as the member who is signed in. */
    readonly openPresale: (
      eventId: string,
      code?: string,
    ) => Effect.Effect<OpenedPresale, ApiFailure<"openPresale">>
  }
>()("@parterre/sdk/promotions/Promotions") {
  static readonly layer = Layer.effect(
    Promotions,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Promotions.of({
        lookUp: Effect.fn("Promotions.lookUp")((eventId, code) =>
          api.call(lookUpPromotion, { body: code === undefined ? { eventId } : { eventId, code } }),
        ),
        openPresale: Effect.fn("Promotions.openPresale")((eventId, code) =>
          api.call(openPresale, { body: code === undefined ? { eventId } : { eventId, code } }),
        ),
      })
    }),
  )
}

import type { Answer, StaticPageName } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getStaticPage } from "../generated/api.ts"

/** Pages that the tenant wrote beside its programme. */
export class StaticPages extends Context.Service<
  StaticPages,
  {
    /** `page-unknown` where the tenant did not write it. */
    readonly one: (
      name: StaticPageName,
    ) => Effect.Effect<Answer<"getStaticPage">, ApiFailure<"getStaticPage">>
  }
>()("@parterre/sdk/static-pages/StaticPages") {
  static readonly layer = Layer.effect(
    StaticPages,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return StaticPages.of({
        one: Effect.fn("StaticPages.one")((name) => api.call(getStaticPage, { path: { name } })),
      })
    }),
  )
}

import type { Answer } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { listOutlets } from "../generated/api.ts"

/** Where the tenant sells tickets in person. */
export class Outlets extends Context.Service<
  Outlets,
  { readonly list: Effect.Effect<Answer<"listOutlets">, ApiFailure<"listOutlets">> }
>()("@parterre/sdk/outlets/Outlets") {
  static readonly layer = Layer.effect(
    Outlets,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Outlets.of({ list: api.call(listOutlets) })
    }),
  )
}

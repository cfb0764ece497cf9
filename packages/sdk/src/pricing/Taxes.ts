import type { QueryParameters, Shippings, TaxSummary } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getEventPriceTaxes, getShippings } from "../generated/api.ts"

/** Taxes and delivery, in cents; the server's figures are the ones charged. */
export class Taxes extends Context.Service<
  Taxes,
  {
    readonly ofPrice: (
      eventId: string,
      priceId: string,
    ) => Effect.Effect<TaxSummary, ApiFailure<"getEventPriceTaxes">>
    readonly shippings: (
      query: Omit<QueryParameters<"getShippings">, "language" | "context">,
    ) => Effect.Effect<Shippings, ApiFailure<"getShippings">>
  }
>()("@parterre/sdk/pricing/Taxes") {
  static readonly layer = Layer.effect(
    Taxes,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Taxes.of({
        ofPrice: Effect.fn("Taxes.ofPrice")((id, priceId) =>
          api.call(getEventPriceTaxes, { path: { id, priceId } }),
        ),
        shippings: Effect.fn("Taxes.shippings")((query) => api.call(getShippings, { query })),
      })
    }),
  )
}

import type { TaxSummary } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getEventPriceTaxes, getSubscriptionPriceTaxes } from "../generated/api.ts"
import { type MapSubject, onSubject } from "../seating/map-subject.ts"

type PriceTaxes = Effect.Effect<TaxSummary, ApiFailure<"getEventPriceTaxes" | "getSubscriptionPriceTaxes">>

/** Taxes, in cents; the server's figures are the ones charged. */
export class Taxes extends Context.Service<
  Taxes,
  {
    /** Of one ticket at a price of an event, or of one subscription with all its events. */
    readonly ofPrice: (subject: MapSubject, priceId: string) => PriceTaxes
  }
>()("@parterre/sdk/pricing/Taxes") {
  static readonly layer = Layer.effect(
    Taxes,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      return Taxes.of({
        ofPrice: Effect.fn("Taxes.ofPrice")((subject, priceId) =>
          onSubject<PriceTaxes>(
            subject,
            (id) => api.call(getEventPriceTaxes, { path: { id, priceId } }),
            (id) => api.call(getSubscriptionPriceTaxes, { path: { id, priceId } }),
          ),
        ),
      })
    }),
  )
}

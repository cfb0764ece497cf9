import type { TaxSummary } from "@parterre/contract"
import { shareTaxes, taxSummary } from "@parterre/domain/taxes"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getEventPriceTaxes, getSubscriptionPriceTaxes, getTaxesInForce } from "../generated/api.ts"
import { type MapSubject, onSubject } from "../seating/map-subject.ts"
import { Session } from "../sessions/Session.ts"

type PriceTaxes = Effect.Effect<TaxSummary, ApiFailure<"getEventPriceTaxes" | "getSubscriptionPriceTaxes">>

/** A line that a cart holds or would hold: so many at a price, in cents for one. */
export interface PricedLine {
  /** An event's, a subscription's with all its events, or a product's. */
  readonly of:
    | { readonly eventId: string }
    | { readonly subscriptionId: string }
    | { readonly productId: string }
  readonly price: number
  readonly serviceCharges: number
  readonly qty: number
}

/** Taxes, in cents; the server's figures are the ones charged. */
export class Taxes extends Context.Service<
  Taxes,
  {
    /** Of one ticket at a price of an event, or of one subscription with all its events. */
    readonly ofPrice: (subject: MapSubject, priceId: string) => PriceTaxes
    /**
     * Of all these lines together: to the cent what the server charges for a cart with them. The rates are asked for once;
     * what is computed with them needs no server.
     */
    readonly ofLines: (
      lines: readonly PricedLine[],
    ) => Effect.Effect<TaxSummary, ApiFailure<"getTaxesInForce">>
  }
>()("@parterre/sdk/pricing/Taxes") {
  static readonly layer = Layer.effect(
    Taxes,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const session = yield* Session

      const ofLines = Effect.fn("Taxes.ofLines")(function* (lines: readonly PricedLine[]) {
        const rates = yield* api.call(getTaxesInForce, { query: askedFor(lines) })
        const language = yield* session.language
        const known = new Map(rates.of.map((one) => [one.id, one]))
        const taxed = lines.map(({ of, price, serviceCharges, qty }) => {
          const { taxable = false, taxes = [] } = known.get(idOf(of)) ?? {}
          return {
            line: { amount: price * qty, serviceCharge: serviceCharges * qty, taxable },
            taxes: [...taxes],
          }
        })
        const { descriptionTax1, descriptionTax2, descriptionTax3, ...sums } = taxSummary(shareTaxes(taxed))
        return {
          ...sums,
          descriptionTax1: descriptionTax1?.[language] ?? "",
          descriptionTax2: descriptionTax2?.[language] ?? "",
          descriptionTax3: descriptionTax3?.[language] ?? "",
        }
      })

      return Taxes.of({
        ofLines,
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

const idOf = (of: PricedLine["of"]): string => Object.values(of)[0] ?? ""

/** In one order, so that the same cart is one question. */
function askedFor(lines: readonly PricedLine[]) {
  const joined = (key: string) =>
    [...new Set(lines.flatMap(({ of }) => (key in of ? idOf(of) : [])))].sort().join(",")
  return {
    eventIds: joined("eventId"),
    subscriptionIds: joined("subscriptionId"),
    productIds: joined("productId"),
  }
}

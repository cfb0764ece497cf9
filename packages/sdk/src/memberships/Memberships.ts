import type { TaxSummary } from "@parterre/contract"
import type { OfferedProduct } from "@parterre/domain/products"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getMembershipTaxes } from "../generated/api.ts"
import { type Added, adding } from "../products/adding.ts"

/** Memberships of a page [MEM-001]. */
export class Memberships extends Context.Service<
  Memberships,
  {
    readonly add: (membership: OfferedProduct, qty: number) => Added
    /** Of one. */
    readonly taxes: (id: string) => Effect.Effect<TaxSummary, ApiFailure<"getMembershipTaxes">>
  }
>()("@parterre/sdk/memberships/Memberships") {
  static readonly layer = Layer.effect(
    Memberships,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const { product } = yield* adding
      return Memberships.of({
        add: Effect.fn("Memberships.add")((membership, qty) => product(membership, { qty })),
        taxes: Effect.fn("Memberships.taxes")((id) => api.call(getMembershipTaxes, { path: { id } })),
      })
    }),
  )
}

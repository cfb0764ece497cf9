import type { TaxSummary } from "@parterre/contract"
import type { OfferedProduct, ProductChoice } from "@parterre/domain/products"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getItemTaxes } from "../generated/api.ts"
import { type Added, adding } from "../products/adding.ts"

/** Gift certificates on sale, for oneself or for somebody else [PAY-029]. */
export class GiftCertificates extends Context.Service<
  GiftCertificates,
  {
    readonly add: (certificate: OfferedProduct, choice: ProductChoice) => Added
    /** Of one. */
    readonly taxes: (id: string) => Effect.Effect<TaxSummary, ApiFailure<"getItemTaxes">>
  }
>()("@parterre/sdk/gift-certificates/GiftCertificates") {
  static readonly layer = Layer.effect(
    GiftCertificates,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const { product } = yield* adding
      return GiftCertificates.of({
        add: Effect.fn("GiftCertificates.add")(product),
        taxes: Effect.fn("GiftCertificates.taxes")((b) =>
          api.call(getItemTaxes, { path: { a: "giftcertificate", b } }),
        ),
      })
    }),
  )
}

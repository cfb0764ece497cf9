import type { OfferedProduct, ProductChoice } from "@parterre/domain/products"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Added, adding } from "../products/adding.ts"

/** Gift certificates on sale, for oneself or for somebody else [PAY-029]. */
export class GiftCertificates extends Context.Service<
  GiftCertificates,
  {
    readonly add: (certificate: OfferedProduct, choice: ProductChoice) => Added
  }
>()("@parterre/sdk/gift-certificates/GiftCertificates") {
  static readonly layer = Layer.effect(
    GiftCertificates,
    Effect.gen(function* () {
      const { product } = yield* adding
      return GiftCertificates.of({
        add: Effect.fn("GiftCertificates.add")(product),
      })
    }),
  )
}

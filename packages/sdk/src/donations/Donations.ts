import type { OfferedProduct } from "@parterre/domain/products"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Added, adding } from "../products/adding.ts"

/** Donations of an amount that the donor chooses, in cents [PAY-030]. */
export class Donations extends Context.Service<
  Donations,
  {
    readonly add: (donation: OfferedProduct, amount: number) => Added
  }
>()("@parterre/sdk/donations/Donations") {
  static readonly layer = Layer.effect(
    Donations,
    Effect.gen(function* () {
      const { product } = yield* adding
      return Donations.of({
        add: Effect.fn("Donations.add")((donation, amount) => product(donation, { qty: 1, amount })),
      })
    }),
  )
}

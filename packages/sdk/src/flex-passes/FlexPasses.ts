import type { OfferedProduct } from "@parterre/domain/products"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Added, adding } from "../products/adding.ts"

/** Flex passes of a page. */
export class FlexPasses extends Context.Service<
  FlexPasses,
  {
    readonly add: (pass: OfferedProduct, qty: number) => Added
  }
>()("@parterre/sdk/flex-passes/FlexPasses") {
  static readonly layer = Layer.effect(
    FlexPasses,
    Effect.gen(function* () {
      const { product } = yield* adding
      return FlexPasses.of({
        add: Effect.fn("FlexPasses.add")((pass, qty) => product(pass, { qty })),
      })
    }),
  )
}

import type { HoldGroup, HoldsAnswer } from "@parterre/contract"
import {
  type HeldProduct,
  holdProduct,
  type OfferedProduct,
  type ProductChoice,
  piecesOf,
} from "@parterre/domain/products"
import * as Effect from "effect/Effect"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { Cart } from "../carts/Cart.ts"
import { Catalogue } from "../catalogue/Catalogue.ts"
import type { ApiFailure } from "../client/failures.ts"
import { Session } from "../sessions/Session.ts"
import { ProductRefused } from "./product-refused.ts"

export type Added = Effect.Effect<
  HoldsAnswer,
  ProductRefused | ApiFailure<"createHolds"> | ApiFailure<"getWebsiteConfig">
>

/** Adds products to the cart, judged first as the server judges them. */
export const adding = Effect.gen(function* () {
  const cart = yield* Cart
  const catalogue = yield* Catalogue
  const session = yield* Session

  const place = (judged: HeldProduct): Added =>
    judged.ok
      ? cart.addElements([judged.group satisfies HoldGroup])
      : Effect.flatMap(session.language, (language) =>
          Effect.fail(new ProductRefused(judged.fault, language)),
        )

  const product = (offered: OfferedProduct, choice: ProductChoice): Added =>
    Effect.gen(function* () {
      const { timeZone } = yield* catalogue.config
      const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(yield* session.serverNow)
      const { cart: content } = yield* SubscriptionRef.get(cart.state)
      return yield* place(holdProduct(offered, choice, { inCart: piecesOf(content, offered.id), today }))
    })
  return { place, product }
})

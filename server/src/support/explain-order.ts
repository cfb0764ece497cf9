import type { ExplainedSubject, Explanation } from "@parterre/contract"
import type { Knex } from "knex"
import { hasLapsed } from "../carts/cart-store.ts"
import type { Viewer } from "../carts/viewer.ts"
import { explainPrice } from "./explain-price.ts"
import { explainTax } from "./explain-tax.ts"
import { orderAtHand } from "./order-at-hand.ts"
import { saleNumber } from "./shown-carts.ts"

/** Why an order costs what it costs, or why it is taxed as it is. */
export async function explainOrder(
  db: Knex,
  viewer: Viewer,
  id: string,
  about: ExplainedSubject,
): Promise<Explanation> {
  const order = await orderAtHand(db, viewer, id)
  const { cart, sale } = order
  const told = about === "price" ? await explainPrice(db, viewer, order) : explainTax(viewer, order)
  return {
    about,
    cartId: cart.id,
    ...(sale === undefined ? {} : { saleId: saleNumber(sale) }),
    state: hasLapsed(cart, viewer.now) ? "expired" : cart.state,
    ...told,
  }
}

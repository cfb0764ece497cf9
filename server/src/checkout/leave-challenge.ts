import { findCart } from "../carts/cart-store.ts"
import type { ShopperSession } from "../http/handler.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { unpaidSale } from "../sales/sale-store.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { cancelChallenge, endCancelled } from "./settle-attempt.ts"

/** A shopper who begins again has left the processor's challenge: that attempt ends and the sale is open again. */
export async function leaveChallenge(
  dependencies: PaymentDependencies,
  session: ShopperSession,
): Promise<void> {
  const { db } = dependencies
  const cart = await findCart(db, session.websiteId, session.id)
  const sale = cart?.state === "paying" ? await unpaidSale(db, cart) : undefined
  const attempt = sale && (await latestAttempt(db, sale))
  if (attempt?.state !== "challenging") return
  if (await cancelChallenge(dependencies, attempt)) await endCancelled(dependencies, attempt)
}

import { isAtBank } from "../payments/interac-page.ts"
import { latestAttempt } from "../sales/attempt-store.ts"
import { unpaidSale } from "../sales/sale-store.ts"
import { cartAtCheckout } from "./cart-at-checkout.ts"
import type { PaymentDependencies } from "./dependencies.ts"
import { leaveBank } from "./leave-bank.ts"
import { cancelChallenge, endCancelled } from "./settle-attempt.ts"
import type { Shopper } from "./start-sale.ts"

/**
 * A shopper who begins again has left the processor's challenge: that attempt ends and the sale is open again. Somebody
 * else's challenge, who pays the same cart by a link or by themselves, goes on.
 */
export async function leaveChallenge(
  dependencies: PaymentDependencies,
  shopper: Pick<Shopper, "session" | "reservationToken" | "renewal">,
): Promise<void> {
  const { db } = dependencies
  const cart = await cartAtCheckout(db, shopper)
  const sale = cart?.state === "paying" ? await unpaidSale(db, cart) : undefined
  if (sale === undefined || sale.session_id !== shopper.session.id) return
  const attempt = await latestAttempt(db, sale)
  if (attempt?.state !== "challenging") return
  if (isAtBank(attempt)) return leaveBank(dependencies, attempt)
  if (await cancelChallenge(dependencies, attempt)) await endCancelled(dependencies, attempt)
}

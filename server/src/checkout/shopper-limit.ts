import type { Knex } from "knex"
import type { HoldDetails } from "../carts/hold-details.ts"
import { clientStore } from "../clients/client-store.ts"
import { boughtWith, readPromotions } from "../promotions/promotion-store.ts"
import { Refusal } from "../refusal.ts"

/** Who pays, by what their purchases are found. */
interface Buyer {
  readonly websiteId: string
  readonly sessionId: string
  readonly clientId: string | undefined
}

/**
 * A promotion is for so many tickets of a shopper, who may have held them before signing in, or at two devices at once: what
 * is about to be paid counts with what was paid, or is being paid, in other carts. Payments of one client wait for each other.
 */
export async function refuseOverShopperLimit(
  trx: Knex.Transaction,
  { websiteId, sessionId, clientId }: Buyer,
  cartId: string,
  holds: readonly HoldDetails[],
): Promise<void> {
  const promoted = Map.groupBy(
    holds.flatMap(({ hold }) => ("promotion_id" in hold && hold.promotion_id !== null ? hold : [])),
    (hold) => hold.promotion_id as string,
  )
  if (promoted.size === 0) return
  const rows = await readPromotions(
    trx,
    [...promoted.keys()].map((id) => ({ websiteId, id })),
  )
  const limited = rows.filter(({ per_shopper }) => per_shopper !== null)
  if (limited.length === 0) return
  if (clientId !== undefined) await clientStore(trx, websiteId).lock(clientId)
  const ids = limited.map(({ id }) => id)
  const bought = await boughtWith(trx, { websiteId, sessionId, cartId }, ids)
  for (const { id, per_shopper } of limited) {
    const now = (promoted.get(id) ?? []).reduce((sum, { qty }) => sum + qty, 0)
    if (per_shopper !== null && now + (bought.get(id) ?? 0) > per_shopper)
      throw new Refusal("promotion-limit", { max: per_shopper })
  }
}

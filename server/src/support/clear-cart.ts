import type { Knex } from "knex"
import { lockCart } from "../carts/cart-store.ts"
import { everyLine, releaseLines, unconfirmedLines } from "../carts/release-lines.ts"
import { refuseUnlessLive } from "../checkout/link-live-cart.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { Refusal } from "../refusal.ts"
import { supportStore } from "./support-store.ts"

/** A member of the staff gives back what a shopper's live cart keeps; the journal keeps who and why. */
export async function clearCart(
  db: Knex,
  clearing: {
    readonly websiteId: string
    /** Of a cart, a sale, a receipt or a hold. */
    readonly id: string
    /** Only what the shopper has not confirmed. */
    readonly unconfirmed: boolean
    readonly staffName: string
    readonly reason: string
    /** Epoch milliseconds. */
    readonly now: number
  },
): Promise<void> {
  const { websiteId, id, unconfirmed, staffName, reason, now } = clearing
  await inTransaction(db, async (trx) => {
    const meant = await supportStore(trx, websiteId).cartMeant(id)
    const cart = meant && (await lockCart(trx, websiteId, meant.id))
    const live = refuseUnlessLive(cart, now)
    const { version } = await releaseLines(
      trx,
      live,
      unconfirmed ? unconfirmedLines : everyLine,
      { command: "support.release", actor: `staff:${staffName}`, reason },
      now,
    )
    if (version === live.version) throw new Refusal("cart-empty")
  })
}

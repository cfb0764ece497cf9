import type { Knex } from "knex"
import { lockCart } from "../carts/cart-store.ts"
import { linesOfHold, releaseLines } from "../carts/release-lines.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { Refusal } from "../refusal.ts"
import { findHold } from "./support-holds.ts"

/** A member of the staff gives a shopper's living hold back; the journal keeps who and why. */
export async function releaseHold(
  db: Knex,
  release: {
    readonly websiteId: string
    readonly holdId: string
    readonly staffName: string
    readonly reason: string
    /** Epoch milliseconds. */
    readonly now: number
  },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { cart_id } = await findHold(trx, release.websiteId, release.holdId)
    const cart = await lockCart(trx, release.websiteId, cart_id)
    // Read again: until the cart was locked its shopper could still change it.
    const hold = await findHold(trx, release.websiteId, release.holdId)
    if (cart === undefined || hold.state !== "live") throw new Refusal("hold-unknown")
    await releaseLines(
      trx,
      cart,
      linesOfHold(hold.id),
      { command: "support.release", actor: `staff:${release.staffName}`, reason: release.reason },
      release.now,
    )
  })
}

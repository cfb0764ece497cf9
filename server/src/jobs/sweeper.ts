import type { Knex } from "knex"
import { hasLapsed, lapsedCarts, lockCart } from "../carts/cart-store.ts"
import { settleLapse } from "../carts/lapse.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"

/** What keeps a cart from being released under somebody who is paying it. A test looks at what comes of it otherwise. */
export interface SweepGuard {
  readonly lapsed: typeof lapsedCarts
  /** The cart as it is now, others waiting. */
  readonly lock: typeof lockCart
}

export const sweepGuard: SweepGuard = { lapsed: lapsedCarts, lock: lockCart }

/**
 * Releases what carts held whose time has run out, the oldest first, each in its own transaction; answers how many.
 * A cart being paid is left alone. Nothing depends on it being on time: a lapsed claim can be taken over without it.
 * A cart that cannot be settled keeps no other from being so; it is told when all have had their turn.
 */
export async function sweep(db: Knex, now: number, atMost = 500, guard = sweepGuard): Promise<number> {
  const lapsed = await guard.lapsed(db, now, atMost)
  const failures: unknown[] = []
  let swept = 0
  for (const cart of lapsed) {
    try {
      swept += await settle(db, cart, now, guard)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} carts could not be settled`)
  return swept
}

const settle = (
  db: Knex,
  { id, website_id }: Pick<CartRow, "id" | "website_id">,
  now: number,
  { lock }: Pick<SweepGuard, "lock">,
) =>
  inTransaction(db, async (trx) => {
    const cart = await lock(trx, website_id, id)
    // Its shopper, or another server, may have been here in between.
    if (cart === undefined || !hasLapsed(cart, now)) return 0
    await settleLapse(trx, cart, now)
    return 1
  })

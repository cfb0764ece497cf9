import type { Knex } from "knex"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isPostgres } from "../database/open-database.ts"

/** Carts of one transaction. */
const mostCarts = 100

/**
 * Forgets the carts of all websites that ended before a time, with all that was written of them; those that were tried
 * to pay for stay.
 */
export async function forgetEndedCarts(db: Knex, before: number): Promise<void> {
  while ((await deleteCarts(db, before)) === mostCarts);
}

/** Deletes the carts of one transaction; answers how many. */
const deleteCarts = (db: Knex, before: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    const carts = await endedCarts(trx, before)
    if (carts.length === 0) return 0
    const ofCarts = (table: string) => trx(table).whereIn("cart_id", carts)
    const holds = ofCarts("holds").select("id")
    const sales = ofCarts("sales").select("id")
    await trx("hold_lines").whereIn("hold_id", holds).delete()
    for (const table of ["sale_certificates", "authentications"])
      await trx(table).whereIn("sale_id", sales).delete()
    for (const table of ["renewals", "holds", "sales", "journal"]) await ofCarts(table).delete()
    await trx("carts").whereIn("id", carts).delete()
    return carts.length
  })

/** Locked, so that none of them begins anew meanwhile; one in other hands is left to the next round. */
async function endedCarts(trx: Knex.Transaction, before: number): Promise<string[]> {
  const triedToPay = trx("sales")
    .join("payment_attempts", "payment_attempts.sale_id", "sales.id")
    .whereRaw("sales.cart_id = carts.id")
    .select("sales.id")
  const ended = trx<CartRow>("carts")
    .whereIn("state", ["empty", "expired"])
    .where("changed_at", "<=", before)
    .whereNotExists(triedToPay)
    .orderBy("changed_at")
    .limit(mostCarts)
    .forUpdate()
  return (await (isPostgres(trx) ? ended.skipLocked() : ended)).map(({ id }) => id)
}

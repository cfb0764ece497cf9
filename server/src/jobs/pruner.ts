import type { Knex } from "knex"
import { LETTER_KINDS } from "../clients/account-letter.ts"
import { deleteExpiredLinks, forgetGuests } from "../clients/client-store.ts"
import type { Retention } from "../config.ts"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type { CartRow } from "../database/hold-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isPostgres } from "../database/open-database.ts"
import { deleteEndedCounts } from "../http/limit-count-store.ts"
import { deleteExpiredSessions } from "../sessions/session-store.ts"

/**
 * Forgets what nobody needs any more and anybody could make without end. What replaying a live cart or a sale needs
 * stays, and so does every payment that was tried, with the cart it was for.
 */
export async function prune(db: Knex, retention: Retention, now: number): Promise<void> {
  await deleteExpiredSessions(db, now)
  await deleteExpiredLinks(db, now)
  await forgetGuests(db)
  await deleteEndedCounts(db, now)
  await deleteInParts(db, "journal", "id", (rows) =>
    rows.whereNull("cart_id").where("at", "<=", now - retention.refusals),
  )
  await pruneMail(db, now - retention.mail)
  while ((await pruneCarts(db, now - retention.carts)) === mostCarts);
}

async function pruneMail(db: Knex, before: number): Promise<void> {
  await deleteInParts(db, "outbox", "id", (rows) => rows.where("sent_at", "<=", before))
  // A receipt waits for its mail server as long as it takes; a letter of last month only confuses.
  await deleteInParts(db, "outbox", "id", (rows) =>
    rows.whereNull("sent_at").whereIn("kind", LETTER_KINDS).where("created_at", "<=", before),
  )
}

/** Carts of one transaction. */
const mostCarts = 100

/** Deletes ended carts with all that was written of them; answers how many. */
const pruneCarts = (db: Knex, before: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    const carts = await endedCarts(trx, before)
    if (carts.length === 0) return 0
    const ofCarts = (table: string) => trx(table).whereIn("cart_id", carts)
    const holds = ofCarts("holds").select("id")
    const sales = ofCarts("sales").select("id")
    await trx("hold_lines").whereIn("hold_id", holds).delete()
    for (const table of ["sale_certificates", "authentications"])
      await trx(table).whereIn("sale_id", sales).delete()
    for (const table of ["holds", "sales", "journal"]) await ofCarts(table).delete()
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

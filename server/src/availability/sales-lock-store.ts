import type { Knex } from "knex"
import { isPostgres } from "../database/open-database.ts"

/** Tells this kind of lock from any other that is taken by a number. */
const SALES = 4_071

/**
 * Until its transaction ends, whoever takes seats keeps imports of these websites waiting, and nobody else: what an import
 * decides is what it was when the seats were judged. SQLite has one writer at a time, who sees all that was committed before.
 */
export async function shareSales(trx: Knex.Transaction, websiteIds: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return
  // In one order, so that two who ask for several never wait for one another through an import.
  for (const id of [...new Set(websiteIds)].toSorted())
    await trx.raw("SELECT pg_advisory_xact_lock_shared(?, hashtext(?))", [SALES, id])
}

/**
 * Waits for everybody who is taking seats of a website, and keeps whoever comes next waiting until the transaction ends: what
 * is sold and held is then what this transaction reads.
 */
export async function lockSales(trx: Knex.Transaction, websiteId: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [SALES, websiteId])
}

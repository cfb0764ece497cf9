import type { Knex } from "knex"
import { inOneTrip } from "../database/in-one-trip.ts"
import { isPostgres } from "../database/open-database.ts"
import { overloaded } from "../http/overload.ts"

/** Tells this kind of lock from any other that is taken by a number. */
const SALES = 4_071

/** Milliseconds that somebody who takes seats waits for an import: longer, and all connections would wait with it. */
const LONGEST_WAIT = 5_000

/**
 * Until its transaction ends, whoever takes seats keeps imports of these websites waiting, and nobody else who takes seats:
 * what an import decides is what it was when the seats were judged. Throws `overloaded` where an import takes too long. SQLite
 * has one writer at a time, who sees all that was committed before.
 */
export async function shareSales(trx: Knex.Transaction, websiteIds: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return
  // In one order, so that two who ask for several never wait for one another through an import.
  const ordered = [...new Set(websiteIds)].toSorted()
  try {
    await inOneTrip(
      trx,
      ordered.map((id) => () => shareSale(trx, id)),
    )
  } catch (error) {
    throw isLockTimeout(error) ? overloaded() : error
  }
}

/**
 * One statement, so that others may be sent with it: its conditions are looked at in their order, and only who finds an import
 * under way bounds the wait for it and ends the bound.
 */
const shareSale = async (trx: Knex.Transaction, websiteId: string): Promise<void> =>
  trx.raw(
    `SELECT CASE
       WHEN pg_try_advisory_xact_lock_shared(?, hashtext(?)) THEN NULL
       WHEN set_config('lock_timeout', ?, true) IS NULL THEN NULL
       WHEN pg_advisory_xact_lock_shared(?, hashtext(?))::text IS NULL THEN NULL
       ELSE set_config('lock_timeout', '0', true) END`,
    [SALES, websiteId, String(LONGEST_WAIT), SALES, websiteId],
  )

/** PostgreSQL's code for a lock that was not given in time. */
const isLockTimeout = (error: unknown): boolean => Object(error).code === "55P03"

/**
 * Waits for everybody who is taking seats of a website, and keeps whoever comes next waiting until the transaction ends: what
 * is sold and held is then what this transaction reads.
 */
export async function lockSales(trx: Knex.Transaction, websiteId: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [SALES, websiteId])
}

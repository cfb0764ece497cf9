import type { Knex } from "knex"
import { isStalePlan } from "./prepared-postgres.ts"

const maxTries = 5
/** PostgreSQL's serialisation failure and deadlock, SQLite's busy writer: the same work may be tried again. */
const lockConflicts: ReadonlySet<unknown> = new Set(["40001", "40P01", "SQLITE_BUSY"])

/** Whether the database gave up because of a neighbour, not because of the work. */
const isLockConflict = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && lockConflicts.has(error.code)

/** Runs the work in one transaction; work that lost a lock to a neighbour, or met a migration, starts again from nothing. */
export async function inTransaction<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === maxTries || !(isLockConflict(error) || isStalePlan(error))) throw error
    }
  }
}

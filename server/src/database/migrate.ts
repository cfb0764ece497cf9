import type { Knex } from "knex"
import { migrations } from "./migrations/index.ts"
import { isPostgres } from "./open-database.ts"

interface MigrationRow {
  name: string
  ordinal: number
}

/** Any number; it names the lock that lets one of several starting servers migrate. */
const lockNumber = 7_263_401

/**
 * Brings the tables up to date and answers the names of the steps taken. One transaction, so that a killed start
 * leaves nothing half made, and behind a lock, so that several servers may start at once.
 */
export async function migrate(db: Knex, steps = migrations): Promise<readonly string[]> {
  return db.transaction(async (trx) => {
    if (isPostgres(db)) await trx.raw("SELECT pg_advisory_xact_lock(?)", [lockNumber])
    const applied = await appliedMigrations(trx)
    const missing = steps.filter(({ name }) => !applied.has(name))
    for (const { name, up } of missing) {
      await up(trx)
      await trx<MigrationRow>("migrations").insert({
        name,
        ordinal: migrations.findIndex((step) => step.name === name),
      })
    }
    return missing.map(({ name }) => name)
  })
}

/** The steps this database lacks; none when it is ready to serve. Only reads, over a connection when one is told. */
export async function pendingMigrations(db: Knex, connection?: object): Promise<readonly string[]> {
  const { schema } = db
  const names = db<MigrationRow>("migrations").pluck("name")
  if (connection !== undefined) for (const query of [schema, names]) query.connection(connection)
  const applied: readonly string[] = (await schema.hasTable("migrations")) ? await names : []
  return migrations.map(({ name }) => name).filter((name) => !applied.includes(name))
}

async function appliedMigrations(trx: Knex.Transaction): Promise<ReadonlySet<string>> {
  await trx.raw("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, ordinal INTEGER NOT NULL)")
  const rows = await trx<MigrationRow>("migrations").select("name")
  return new Set(rows.map((row) => row.name))
}

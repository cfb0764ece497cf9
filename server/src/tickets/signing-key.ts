import { randomBytes } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Config, ConfigError } from "../config.ts"

/**
 * The key that signs the codes of tickets. Production is given one, the same for all of its processes; elsewhere one is
 * made at the first start and kept beside the embedded database.
 */
export async function ticketSigningKey(config: Config): Promise<string> {
  if (config.ticketSigningKey !== undefined) return config.ticketSigningKey
  if (config.mode === "production")
    throw new ConfigError("TICKET_SIGNING_KEY is not set: `openssl rand -base64 32` prints a good one")
  const file = join(config.dataDir, "ticket-signing.key")
  await mkdir(config.dataDir, { recursive: true })
  // `wx`: of two servers that start at once, the second reads what the first wrote.
  await writeFile(file, randomBytes(32).toString("base64"), { flag: "wx", mode: 0o600 }).catch(unlessThere)
  return readFile(file, "utf8")
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error
}

import { join } from "node:path"
import type { Config } from "./config.ts"
import type { DatabaseLocation } from "./database/open-database.ts"

type Databases = Pick<Config, "databaseUrl" | "dataDir">

export const databaseLocation = ({ databaseUrl, dataDir }: Databases): DatabaseLocation =>
  databaseUrl ?? { file: join(dataDir, "parterre.sqlite") }

/** Which database it is, for people. An address of PostgreSQL can hold a password anywhere but in its host, port and path. */
export function databaseName(config: Databases): string {
  const location = databaseLocation(config)
  if (typeof location !== "string") return `SQLite at ${location.file}`
  const { host, pathname, searchParams } = new URL(location)
  return `PostgreSQL at ${host || (searchParams.get("host") ?? "localhost")}${pathname}`
}

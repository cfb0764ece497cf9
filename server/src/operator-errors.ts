import { ConfigError } from "./environment-reader.ts"

/** Codes of Node and of PostgreSQL with which a database does not let anybody in. */
const away = [
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["28000", "28P01", "3D000", "53300", "57P03"],
]
const unusableFolder = ["SQLITE_CANTOPEN", "SQLITE_NOTADB", "SQLITE_READONLY"]

/** What an operator can mend is told in one line; anything else is a bug and shows where. No other property: it can hold a value. */
export function errorText(error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return operatorLine(error) ?? trace
}

/** What an operator can mend, in one line; nothing of any other error, which is a bug. */
function operatorLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ConfigError) return error.message
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (code === undefined) return undefined
  if (code === "EADDRINUSE" || (code === "EACCES" && syscall === "listen"))
    return `${error.message}: choose another PORT (or METRICS_PORT), or end the program that has this one`
  if (syscall === "mkdir")
    return `DATA_DIR: ${path} cannot be a folder (${code}): name a folder that may be written to`
  if (unusableFolder.includes(code))
    return `DATA_DIR: its database cannot be opened (${error.message}): name a folder that may be written to, with a database of Parterre or none`
  if (away.includes(code))
    return `The database does not let anybody in (${reason(error)}): see that it runs, and that DATABASE_URL names it`
  return undefined
}

/** A host with several addresses fails with an error of each, and with no message of its own. */
function reason(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : error.message
}

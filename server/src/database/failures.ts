/**
 * What the drivers say of a database that is away, full, overrun or busy: the same request may work later. PostgreSQL by
 * class, `08` connections, `28` logins, `40` lost locks, `53` resources, `57` an operator, `58` the system, or by code.
 */
const awayClasses: ReadonlySet<string> = new Set(["08", "28", "40", "53", "57", "58"])
const awayCodes: ReadonlySet<unknown> = new Set([
  // read-only, as a standby is; ended while idle or too long in a transaction; no such database
  "25006",
  "25P03",
  "25P04",
  "3D000",
  "SQLITE_BUSY",
  "SQLITE_CANTOPEN",
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_LOCKED",
  "SQLITE_NOMEM",
  "SQLITE_READONLY",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
])
/** Of connections lost between two statements, which have no code. */
const awayWords = /Connection terminated|is not queryable|Connection ended unexpectedly/

const damagedCodes: ReadonlySet<unknown> = new Set(["SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002"])

const codeOf = (error: Error): unknown => ("code" in error ? error.code : undefined)

/** Whether the database could not do its work now, and may later. */
export function isUnavailable(error: Error): boolean {
  const code = codeOf(error)
  if (error.name === "KnexTimeoutError" || awayCodes.has(code)) return true
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return awayClasses.has(code.slice(0, 2))
  return code === undefined && awayWords.test(error.message)
}

/** Whether the database found its own files damaged: nothing it says can be relied on. */
export const isDamaged = (error: Error): boolean => damagedCodes.has(codeOf(error))

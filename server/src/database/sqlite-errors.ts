/** SQLite's result codes by number, as far as anybody here asks for them. */
const names: Readonly<Record<number, string>> = {
  1: "SQLITE_ERROR",
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  19: "SQLITE_CONSTRAINT",
  26: "SQLITE_NOTADB",
}

/** An error of Node's SQLite with its name as its code; Node gives all of them one code and the number beside it. */
export function namedAsSqliteDoes(error: unknown): Error & { readonly code?: unknown } {
  const thrown = error instanceof Error ? error : new Error(String(error))
  if (!("errcode" in thrown) || typeof thrown.errcode !== "number") return thrown
  // The upper bits say more than anybody asks.
  const code = names[thrown.errcode & 0xff] ?? `SQLITE_${thrown.errcode & 0xff}`
  return Object.assign(thrown, { code, message: `${code}: ${thrown.message}` })
}

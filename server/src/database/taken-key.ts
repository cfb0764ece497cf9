/** PostgreSQL's and SQLite's words for a unique key that somebody else has. */
const takenKeys: ReadonlySet<unknown> = new Set(["23505", "SQLITE_CONSTRAINT"])

/** Whether the database refused a row because its key is taken. */
export const isTakenKey = (error: unknown): boolean =>
  error instanceof Error && "code" in error && takenKeys.has(error.code) && /unique/i.test(error.message)

import type { Knex } from "knex"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type { JournalRow } from "../database/hold-tables.ts"
import { inOneTrip } from "../database/in-one-trip.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isPostgres } from "../database/open-database.ts"
import { rowSet } from "../database/row-sets.ts"
import { type DoneEntry, isDone, type JournalEntry, type RefusedEntry, type StoredEntry } from "./entry.ts"

/** Appends what was done, in the transaction that did it. */
export async function journalDone(trx: Knex.Transaction, entry: DoneEntry): Promise<void> {
  await append(trx, [entry])
}

/** Refusals kept of one session: enough to tell what went wrong, and no more however often it is tried. */
const mostRefusals = 50

/**
 * Appends commands that were refused, after their own transaction has been rolled back. Of each session the last ones are
 * kept: they change no cart, and a caller may have as many refused as they like. A journal that cannot be written is
 * logged and no more: the refusals hold without it, and so does what was granted beside them.
 */
export async function journalRefused(
  db: Knex,
  entries: readonly RefusedEntry[],
  log: JournalLog,
): Promise<void> {
  if (entries.length === 0) return
  try {
    await appendRefused(db, entries)
  } catch (error) {
    log.error({ err: error, refusals: entries.length }, "refusals were not journaled")
  }
}

/** The part of the server's log that is told of a journal that cannot be written. */
export interface JournalLog {
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

async function appendRefused(db: Knex, entries: readonly RefusedEntry[]): Promise<void> {
  await inTransaction(db, (trx) => journalAll(trx, entries))
}

/** Appends what was done and what was refused in one transaction, in the order given. */
export async function journalAll(trx: Knex.Transaction, entries: readonly JournalEntry[]): Promise<void> {
  const refused = entries.filter((entry) => !isDone(entry))
  const sessions = new Map(
    refused.map(({ websiteId, sessionId }) => [
      `${websiteId} ${sessionId}`,
      { website_id: websiteId, session_id: sessionId },
    ]),
  )
  await inOneTrip(trx, [
    () => append(trx, entries),
    async () => sessions.size > 0 && forgetOldest(trx, [...sessions.values()]),
  ])
}

/** Keeps the last refusals of each session; what another process is forgetting is left to it. */
async function forgetOldest(
  trx: Knex.Transaction,
  sessions: readonly Pick<JournalRow, "website_id" | "session_id">[],
): Promise<void> {
  const given = rowSet(trx, { website_id: "text", session_id: "text" }, sessions)
  const lock = isPostgres(trx) ? "FOR UPDATE OF j SKIP LOCKED" : ""
  // Where a session has too many is looked for first: hardly any has, and then no refusal of the others is read.
  await trx.raw(
    `WITH edges AS MATERIALIZED (
       SELECT given.website_id, given.session_id, (
         SELECT k.id FROM journal AS k
         WHERE k.website_id = given.website_id AND k.session_id = given.session_id AND k.cart_id IS NULL
         ORDER BY k.id DESC LIMIT 1 OFFSET ${mostRefusals}) AS last_id
       FROM ${given.sql} AS given),
     full_sessions AS MATERIALIZED (SELECT * FROM edges WHERE last_id IS NOT NULL),
     old AS MATERIALIZED (
       SELECT j.id FROM full_sessions CROSS JOIN journal AS j
       WHERE j.website_id = full_sessions.website_id AND j.session_id = full_sessions.session_id AND j.cart_id IS NULL
         AND j.id <= full_sessions.last_id
       ${lock})
     DELETE FROM journal WHERE id IN (SELECT id FROM old)`,
    given.bindings,
  )
}

/** Forgets the refusals of all websites that are older than a time and belong to no cart. */
export const forgetRefusals = (db: Knex, before: number): Promise<void> =>
  deleteInParts(db, "journal", "id", (rows) => rows.whereNull("cart_id").where("at", "<=", before))

/** Everything that happened to a cart, and what its session was refused before it had one; oldest first. */
export async function readJournal(
  db: Knex,
  cart: { readonly website_id: string; readonly id: string; readonly session_id: string },
): Promise<StoredEntry[]> {
  const rows = await db<JournalRow>("journal")
    .where({ website_id: cart.website_id })
    .where((either) =>
      either
        .where({ cart_id: cart.id })
        .orWhere((before) => before.whereNull("cart_id").where({ session_id: cart.session_id })),
    )
    .orderBy("id")
  return rows.map(fromRow)
}

/** What a session was refused while it had no cart of that name; oldest first. */
export const readRefusals = async (
  db: Knex,
  session: { readonly website_id: string; readonly session_id: string },
): Promise<StoredEntry[]> =>
  (
    await db<JournalRow>("journal")
      .where({ website_id: session.website_id, session_id: session.session_id })
      .whereNull("cart_id")
      .orderBy("id")
  ).map(fromRow)

const columns = {
  website_id: "text",
  cart_id: "text",
  session_id: "text",
  at: "bigint",
  command: "text",
  actor: "text",
  outcome: "text",
  data: "text",
} as const

async function append(trx: Knex.Transaction, entries: readonly JournalEntry[]): Promise<void> {
  if (entries.length === 0) return
  const names = Object.keys(columns).join(", ")
  const rows = rowSet(
    trx,
    columns,
    entries.map((entry) => ({
      website_id: entry.websiteId,
      cart_id: entry.cartId,
      session_id: entry.sessionId,
      at: entry.at,
      command: entry.command,
      actor: entry.actor,
      outcome: entry.outcome,
      data: JSON.stringify(entry.data),
    })),
  )
  await trx.raw(`INSERT INTO journal (${names}) SELECT ${names} FROM ${rows.sql} AS given`, rows.bindings)
}

const fromRow = (row: JournalRow): StoredEntry =>
  // Rows are only ever written by `append`, from an entry.
  ({
    number: row.id,
    websiteId: row.website_id,
    cartId: row.cart_id,
    sessionId: row.session_id,
    at: row.at,
    command: row.command,
    actor: row.actor,
    outcome: row.outcome,
    data: JSON.parse(row.data),
  }) as StoredEntry

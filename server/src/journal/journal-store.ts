import type { Knex } from "knex"
import type { JournalRow } from "../database/hold-tables.ts"
import type { DoneEntry, JournalEntry, RefusedEntry } from "./entry.ts"

/** Appends what was done, in the transaction that did it. */
export async function journalDone(trx: Knex.Transaction, entry: DoneEntry): Promise<void> {
  await append(trx, [entry])
}

/** Appends commands that were refused, after their own transaction has been rolled back. */
export async function journalRefused(db: Knex, entries: readonly RefusedEntry[]): Promise<void> {
  if (entries.length > 0) await db.transaction((trx) => append(trx, entries))
}

/** Everything that happened to a cart, and what its session was refused before it had one; oldest first. */
export async function readJournal(
  db: Knex,
  cart: { readonly website_id: string; readonly id: string; readonly session_id: string },
): Promise<JournalEntry[]> {
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

async function append(trx: Knex.Transaction, entries: readonly JournalEntry[]): Promise<void> {
  await trx<JournalRow>("journal").insert(
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
}

const fromRow = (row: JournalRow): JournalEntry =>
  // Rows are only ever written by `append`, from an entry.
  ({
    websiteId: row.website_id,
    cartId: row.cart_id,
    sessionId: row.session_id,
    at: row.at,
    command: row.command,
    actor: row.actor,
    outcome: row.outcome,
    data: JSON.parse(row.data),
  }) as JournalEntry

import type { Knex } from "knex"
import type { OutboxRow } from "../database/checkout-tables.ts"
import { deleteInParts } from "../database/delete-in-parts.ts"

export interface OutboxMessage {
  readonly id: string
  readonly websiteId: string
  readonly kind: string
  /** Becomes JSON; never holds a secret. */
  readonly payload: object
  /** Epoch milliseconds; at once when absent. */
  readonly dueAt?: number
}

/** Puts a message in the outbox, to leave after the commit; `now` is epoch milliseconds. */
export async function postMessage(
  trx: Knex.Transaction,
  { id, websiteId, kind, payload, dueAt }: OutboxMessage,
  now: number,
): Promise<void> {
  await trx<OutboxRow>("outbox").insert({
    id,
    website_id: websiteId,
    kind,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: dueAt ?? now,
    sent_at: null,
    attempts: 0,
    last_error: null,
  })
}

/** Messages of all websites that are to leave now, the longest due first. */
export const dueMessages = (db: Knex, now: number, atMost: number): Promise<OutboxRow[]> =>
  db<OutboxRow>("outbox").whereNull("sent_at").where("due_at", "<=", now).orderBy("due_at").limit(atMost)

/** Of several servers one gets the message, until a time: the time it was due is part of the condition. */
export async function claimMessage(
  db: Knex,
  { id, website_id, due_at, attempts }: OutboxRow,
  until: number,
): Promise<boolean> {
  const claimed = await db<OutboxRow>("outbox")
    .where({ website_id, id, due_at })
    .whereNull("sent_at")
    .update({ due_at: until, attempts: attempts + 1 })
  return claimed === 1
}

/** Writes down that a message has left. */
export async function markSent(db: Knex, { id, website_id }: OutboxRow, sent_at: number): Promise<void> {
  await db<OutboxRow>("outbox").where({ website_id, id }).update({ sent_at, last_error: null })
}

/** Puts a message that did not leave off, unless its claim ran out and another server has it, or has sent it. */
export async function postponeMessage(
  db: Knex,
  { id, website_id }: OutboxRow,
  { claimed_until, ...change }: Pick<OutboxRow, "due_at" | "last_error"> & { readonly claimed_until: number },
): Promise<void> {
  await db<OutboxRow>("outbox")
    .where({ website_id, id, due_at: claimed_until })
    .whereNull("sent_at")
    .update(change)
}

export async function deleteMessage(db: Knex, { id, website_id }: OutboxRow): Promise<void> {
  await db<OutboxRow>("outbox").where({ website_id, id }).delete()
}

/** Forgets the messages of all websites that were sent before a time, and those of the kinds named that never were. */
export async function forgetMessages(
  db: Knex,
  before: number,
  shortLivedKinds: readonly string[],
): Promise<void> {
  await deleteInParts(db, "outbox", "id", (rows) => rows.where("sent_at", "<=", before))
  await deleteInParts(db, "outbox", "id", (rows) =>
    rows.whereNull("sent_at").whereIn("kind", shortLivedKinds).where("created_at", "<=", before),
  )
}

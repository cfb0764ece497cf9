import type { Knex } from "knex"
import type { ClientRow, EmailUndoRow } from "../database/client-tables.ts"
import { Refusal } from "../refusal.ts"

/** Milliseconds an email that was changed can be taken back. */
export const undoTime = 14 * 24 * 3_600_000

/** The columns of a client who moves to no other email, and has no link to confirm one. */
export const noPendingEmail = {
  pending_email: null,
  pending_email_key: null,
  pending_token_hash: null,
  pending_expires_at: null,
  pending_session_id: null,
} as const

/** The ways back to the emails the clients of one website had before. */
export const emailUndoStore = (db: Knex, websiteId: string) => ({
  insert: async (row: Omit<EmailUndoRow, "website_id">): Promise<void> => {
    await db<EmailUndoRow>("email_undos").insert({ ...row, website_id: websiteId })
  },

  read: (id: string): Promise<EmailUndoRow | undefined> =>
    db<EmailUndoRow>("email_undos").where({ website_id: websiteId, id }).first(),

  living: (tokenHash: string, now: number): Promise<EmailUndoRow | undefined> =>
    db<EmailUndoRow>("email_undos")
      .where({ website_id: websiteId, token_hash: tokenHash })
      .where("expires_at", ">", now)
      .first(),

  /** The emails that a client may still go back to, each once, the last changed first. */
  ofClient: async (clientId: string, now: number): Promise<readonly EmailUndoRow[]> => {
    const rows = await db<EmailUndoRow>("email_undos")
      .where({ website_id: websiteId, client_id: clientId })
      .where("expires_at", ">", now)
      .orderBy([{ column: "changed_at", order: "desc" }, "id"])
    return [...Map.groupBy(rows, ({ email_key }) => email_key).values()].flatMap(([first]) => first ?? [])
  },

  /** Nothing leads back for the client any more; the emails are free. */
  forget: async (clientId: string): Promise<void> => {
    await db<EmailUndoRow>("email_undos").where({ website_id: websiteId, client_id: clientId }).delete()
  },

  /** Whether another client may still go back to an address that was theirs. */
  isKeptForOther: async (emailKey: string, clientId: string, now: number): Promise<boolean> => {
    const kept = await db<EmailUndoRow>("email_undos")
      .where({ website_id: websiteId, email_key: emailKey, keeps_email: 1 })
      .whereNot({ client_id: clientId })
      .where("expires_at", ">", now)
      .first()
    return kept !== undefined
  },

  /** Ends the way back to a change and to those after it; the earlier ones stay. Answers how many were ended. */
  endSince: ({ client_id, changed_at }: EmailUndoRow): Promise<number> =>
    db<EmailUndoRow>("email_undos")
      .where({ website_id: websiteId, client_id })
      .where("changed_at", ">=", changed_at)
      .delete(),
})

/**
 * Refuses an email that another client may still go back to. Asked once the email is written: who frees it at the same
 * time keeps its unique key until their way back is in.
 */
export async function refuseKeptEmail(
  db: Knex,
  { id, website_id, email_key }: Pick<ClientRow, "id" | "website_id" | "email_key">,
  now: number,
): Promise<void> {
  if (email_key !== null && (await emailUndoStore(db, website_id).isKeptForOther(email_key, id, now)))
    throw new Refusal("email-taken")
}

import type { Knex } from "knex"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type { ShopperSession, StaffMember } from "../http/handler.ts"

export interface SessionRow {
  readonly id: string
  readonly website_id: string
  readonly token_hash: string
  readonly staff_id: string | null
  /** The client who is signed in. */
  readonly client_id: string | null
  /** The guest who has said who they are. */
  readonly guest_id: string | null
  /** When the client signed in. */
  readonly signed_in_at: number | null
  readonly created_at: number
  readonly expires_at: number
}

/** Whose a session is; nobody's when both are none. */
export type SessionOwner = Pick<SessionRow, "client_id" | "guest_id">

export interface RefreshTokenRow {
  readonly token_hash: string
  readonly website_id: string
  readonly staff_id: string
  readonly oauth_type: string
  readonly created_at: number
  readonly expires_at: number
}

export interface StaffRecord {
  readonly id: string
  readonly name: string
  readonly password_hash: string
}

/** Sessions, refresh tokens and staff of one website. */
export const sessionStore = (db: Knex, websiteId: string) => ({
  living: async (tokenHash: string, now: number): Promise<SessionRow | undefined> =>
    db<SessionRow>("sessions")
      .where({ website_id: websiteId, token_hash: tokenHash })
      .where("expires_at", ">", now)
      .first(),

  insert: async (row: Omit<SessionRow, "website_id">): Promise<void> => {
    await db<SessionRow>("sessions").insert({ ...row, website_id: websiteId })
  },

  renew: async (session: ShopperSession, expiresAt: number): Promise<void> => {
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, id: session.id })
      .update({ expires_at: expiresAt })
  },

  /** Gives a session to somebody, or to nobody, and another token when one is told. */
  bind: async (sessionId: string, owner: SessionOwner, now: number, newTokenHash?: string): Promise<void> => {
    const signedIn = { ...owner, signed_in_at: owner.client_id === null ? null : now }
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, id: sessionId })
      .update({ ...signedIn, ...(newTokenHash === undefined ? {} : { token_hash: newTokenHash }) })
  },

  /** Signs a client out of every session but one; their carts stay. */
  signOutElsewhere: async (clientId: string, exceptSessionId: string | undefined): Promise<void> => {
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, client_id: clientId })
      .whereNot({ id: exceptSessionId ?? "" })
      .update({ client_id: null })
  },

  insertRefreshToken: async (row: Omit<RefreshTokenRow, "website_id">): Promise<void> => {
    await db<RefreshTokenRow>("refresh_tokens").insert({ ...row, website_id: websiteId })
  },

  livingRefreshToken: async (tokenHash: string, now: number): Promise<RefreshTokenRow | undefined> =>
    db<RefreshTokenRow>("refresh_tokens")
      .where({ website_id: websiteId, token_hash: tokenHash })
      .where("expires_at", ">", now)
      .first(),

  deleteRefreshToken: async (tokenHash: string): Promise<void> => {
    await db<RefreshTokenRow>("refresh_tokens")
      .where({ website_id: websiteId, token_hash: tokenHash })
      .delete()
  },

  staffByEmail: async (email: string): Promise<StaffRecord | undefined> =>
    db<StaffRecord & { website_id: string; email: string }>("staff")
      .where({ website_id: websiteId })
      .whereRaw("lower(email) = ?", [email.trim().toLowerCase()])
      .first(),

  staffMember: async (id: string): Promise<StaffMember | undefined> => {
    const staff = await db<StaffRecord & { website_id: string }>("staff")
      .where({ website_id: websiteId, id })
      .first()
    if (staff === undefined) return undefined
    const permissions = await db<{ staff_id: string; permission: number }>("staff_permissions")
      .where({ staff_id: id })
      .orderBy("permission")
      .pluck("permission")
    return { id, name: staff.name, permissions }
  },
})

/** Forgets what nobody can use any more; tokens are worth nothing once expired. */
export async function deleteExpiredTokens(db: Knex, now: number): Promise<void> {
  const expired = (rows: Knex.QueryBuilder) => rows.where("expires_at", "<=", now)
  await deleteInParts(db, "sessions", "id", expired)
  await deleteInParts(db, "refresh_tokens", "token_hash", expired)
}

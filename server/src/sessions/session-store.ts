import type { Knex } from "knex"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type { StaffPermissionRow, StaffRow } from "../database/tables.ts"
import type { ShopperSession, StaffMember } from "../http/handler.ts"
import { type Device, deviceOf, unknownDevice } from "./device.ts"
import { SIGN_IN_LIMIT } from "./sign-in-limit.ts"

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
  /** With what, as the browser called itself; none where it did not. */
  readonly browser: string | null
  readonly system: string | null
  /** When the client was last seen, to a few minutes. */
  readonly used_at: number | null
  readonly created_at: number
  readonly expires_at: number
}

export interface EndedToken {
  readonly token_hash: string
  readonly website_id: string
  readonly ended_at: number
  readonly expires_at: number
}

/** Whose a session is; nobody's when both are none. */
export type SessionOwner = Pick<SessionRow, "client_id" | "guest_id">

/** The columns of a session that nobody is signed in to. */
export const noSignIn = {
  client_id: null,
  signed_in_at: null,
  browser: null,
  system: null,
  used_at: null,
} as const

/** Sign-ins of one client that are told. */
const mostSignIns = 100

export interface RefreshTokenRow {
  readonly token_hash: string
  readonly website_id: string
  readonly staff_id: string
  readonly oauth_type: string
  /** The sign-in it belongs to. */
  readonly family_id: string
  /** The token whose place it takes when it is first used; none from then on. */
  readonly predecessor_hash: string | null
  /** When another took its place. */
  readonly spent_at: number | null
  readonly created_at: number
  /** When it ends without being used. */
  readonly expires_at: number
  /** When its sign-in ends, however much it is used. */
  readonly ends_at: number
}

export interface StaffRecord {
  readonly id: string
  readonly name: string
  readonly password_hash: string
  readonly producer_id: string | null
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

  /** Writes down a session that a signed token speaks of, unless it is written already. */
  insertOnce: async (row: Omit<SessionRow, "website_id">): Promise<void> => {
    await db<SessionRow>("sessions")
      .insert({ ...row, website_id: websiteId })
      .onConflict("id")
      .ignore()
  },

  /** Keeps a session for longer; of one that a client uses, writes when. */
  renew: async ({ id, clientId }: ShopperSession, expiresAt: number, now: number): Promise<void> => {
    const use = clientId === undefined ? {} : { used_at: now }
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, id })
      .update({ expires_at: expiresAt, ...use })
  },

  /** The living sessions that a client is signed in to, the last used first. */
  signInsOf: (clientId: string, now: number): Promise<SessionRow[]> =>
    db<SessionRow>("sessions")
      .where({ website_id: websiteId, client_id: clientId })
      .where("expires_at", ">", now)
      .where("signed_in_at", ">", now - SIGN_IN_LIMIT)
      .orderBy([{ column: "used_at", order: "desc" }, "id"])
      .limit(mostSignIns),

  /** Gives a session to somebody, or to nobody. */
  bind: async (sessionId: string, owner: SessionOwner, now: number): Promise<void> => {
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, id: sessionId })
      .update(ownedSince(owner, now))
  },

  /**
   * Gives a session to somebody with another token, and ends the one it had; the session is written down when it was not
   * yet.
   */
  bindAnew: async (
    { id, tokenHash, userAgent }: Pick<ShopperSession, "id" | "tokenHash" | "userAgent">,
    owner: SessionOwner,
    newTokenHash: string,
    { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
  ): Promise<void> => {
    const own = () => db<SessionRow>("sessions").where({ website_id: websiteId, id })
    const before = await own().forUpdate().first()
    const given = { ...ownedSince(owner, now, deviceOf(userAgent)), token_hash: newTokenHash }
    if (before !== undefined) await own().update(given)
    else {
      const row = {
        ...given,
        id,
        website_id: websiteId,
        staff_id: null,
        created_at: now,
        expires_at: expiresAt,
      }
      // Of two who do this at once, the one finds the other's row.
      await db<SessionRow>("sessions").insert(row).onConflict("id").merge(given)
    }
    const ended = [...new Set([before?.token_hash, tokenHash])].flatMap((hash) => hash ?? [])
    for (const token_hash of ended)
      await db<EndedToken>("ended_session_tokens")
        .insert({ token_hash, website_id: websiteId, ended_at: now, expires_at: expiresAt })
        .onConflict("token_hash")
        .ignore()
  },

  /** Whether a token was given up. */
  isEnded: async (tokenHash: string): Promise<boolean> =>
    (await db<EndedToken>("ended_session_tokens")
      .where({ website_id: websiteId, token_hash: tokenHash })
      .first("token_hash")) !== undefined,

  /** Takes a session from the client who signed in at a time; who has signed in since stays. */
  endSignIn: async (sessionId: string, signedInAt: number): Promise<void> => {
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, id: sessionId, signed_in_at: signedInAt })
      .update(noSignIn)
  },

  /** Signs a client out of every session but one; their carts stay. */
  signOutElsewhere: async (clientId: string, exceptSessionId: string | undefined): Promise<void> => {
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, client_id: clientId })
      .whereNot({ id: exceptSessionId ?? "" })
      .update(noSignIn)
  },

  /** A client is a guest from now on, in every session; their carts stay. */
  leaveToGuest: async (clientId: string): Promise<void> => {
    await db<SessionRow>("sessions")
      .where({ website_id: websiteId, client_id: clientId })
      .update({ ...noSignIn, guest_id: clientId })
  },

  insertRefreshToken: async (row: Omit<RefreshTokenRow, "website_id">): Promise<void> => {
    await db<RefreshTokenRow>("refresh_tokens").insert({ ...row, website_id: websiteId })
  },

  livingRefreshToken: (tokenHash: string, now: number): Promise<RefreshTokenRow | undefined> =>
    livingRefreshTokens(db, websiteId, tokenHash, now).first(),

  /** Reads a token and keeps others from renewing it until the transaction ends. */
  lockRefreshToken: (tokenHash: string, now: number): Promise<RefreshTokenRow | undefined> =>
    livingRefreshTokens(db, websiteId, tokenHash, now).forUpdate().first(),

  /** A token used for the first time takes the place of the one before. */
  takePlace: async ({ token_hash, predecessor_hash }: RefreshTokenRow, now: number): Promise<void> => {
    const tokens = () => db<RefreshTokenRow>("refresh_tokens").where({ website_id: websiteId })
    if (predecessor_hash === null) return
    await tokens().where({ token_hash: predecessor_hash }).whereNull("spent_at").update({ spent_at: now })
    await tokens().where({ token_hash }).update({ predecessor_hash: null })
  },

  /** Forgets a token's successor that was never used: its answer may not have arrived. */
  dropUnusedSuccessor: async (tokenHash: string): Promise<void> => {
    await db<RefreshTokenRow>("refresh_tokens")
      .where({ website_id: websiteId, predecessor_hash: tokenHash })
      .delete()
  },

  /** Ends a sign-in: every token of it. Its member is locked, so none is being written. */
  endFamily: async (familyId: string): Promise<void> => {
    await db<RefreshTokenRow>("refresh_tokens").where({ website_id: websiteId, family_id: familyId }).delete()
  },

  /** Ends every sign-in of staff members who are locked or gone, and the sessions opened with one. */
  signOutStaff: async (staffIds: readonly string[]): Promise<void> => {
    for (const table of ["refresh_tokens", "sessions"])
      await db(table)
        .where({ website_id: websiteId })
        .whereIn("staff_id", [...staffIds])
        .delete()
  },

  /** The email and the password of every member. */
  staffPasswords: async (): Promise<Pick<StaffRow, "email" | "password_hash">[]> =>
    db<StaffRow>("staff").where({ website_id: websiteId }).select("email", "password_hash"),

  staffByEmail: async (email: string): Promise<StaffRecord | undefined> =>
    db<StaffRecord & { website_id: string; email: string }>("staff")
      .where({ website_id: websiteId })
      .whereRaw("lower(email) = ?", [email.trim().toLowerCase()])
      .first(),

  /** The password of a member who may sign in; it stays until the transaction ends. */
  lockStaffPassword: async (id: string): Promise<string | null | undefined> => {
    const staff = await db<StaffRecord & { website_id: string }>("staff")
      .where({ website_id: websiteId, id })
      .forUpdate()
      .first()
    return staff?.password_hash
  },

  /** The producer a member works for, if any; nothing where there is no such member. */
  producerOf: async (id: string): Promise<Pick<StaffRow, "producer_id"> | undefined> =>
    db<StaffRow>("staff").where({ website_id: websiteId, id }).first("producer_id"),

  staffMember: async (id: string): Promise<StaffMember | undefined> => {
    const staff = await db<StaffRecord & { website_id: string }>("staff")
      .where({ website_id: websiteId, id })
      .first()
    if (staff === undefined) return undefined
    const permissions = await db<StaffPermissionRow>("staff_permissions")
      .where({ website_id: websiteId, staff_id: id })
      .orderBy("permission")
      .pluck("permission")
    return { id, name: staff.name, permissions }
  },
})

const ownedSince = ({ client_id, guest_id }: SessionOwner, now: number, device: Device = unknownDevice) => ({
  ...(client_id === null ? noSignIn : { client_id, signed_in_at: now, used_at: now, ...device }),
  guest_id,
})

/** The tokens of all websites that were given up since a time and would still be good. */
export const endedTokensSince = async (
  db: Knex,
  since: number,
  now: number,
): Promise<readonly EndedToken[]> =>
  db<EndedToken>("ended_session_tokens").where("ended_at", ">=", since).where("expires_at", ">", now)

const livingRefreshTokens = (db: Knex, websiteId: string, tokenHash: string, now: number) =>
  db<RefreshTokenRow>("refresh_tokens")
    .where({ website_id: websiteId, token_hash: tokenHash })
    .where("expires_at", ">", now)

/** Forgets the sessions and tokens that have expired. */
export async function deleteExpiredSessions(db: Knex, now: number): Promise<void> {
  const expired = (rows: Knex.QueryBuilder) => rows.where("expires_at", "<=", now)
  await deleteInParts(db, "sessions", "id", expired)
  await deleteInParts(db, "refresh_tokens", "token_hash", expired)
  await deleteInParts(db, "ended_session_tokens", "token_hash", expired)
}

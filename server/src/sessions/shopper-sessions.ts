import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { ShopperSession, Website } from "../http/handler.ts"
import { newToken, tokenHash } from "../ids.ts"
import { sessionStore } from "./session-store.ts"

/** Milliseconds without a request after which a session ends. */
const idleLimit = 24 * 3_600_000
/** Milliseconds a client stays signed in, however much the session is used. */
const signInLimit = 30 * 24 * 3_600_000
/** Milliseconds of use that are not worth a write. */
const renewalStep = 5 * 60_000

export interface OpenedSession {
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** The session of a living token, kept alive by being used; its cart outlives the sign-in. */
export async function useSession(
  { db, clock }: Dependencies,
  website: Website,
  token: string,
): Promise<ShopperSession | undefined> {
  const now = clock.now()
  const store = sessionStore(db, website.id)
  const row = await store.living(tokenHash(token), now)
  if (row === undefined) return undefined
  const { signed_in_at } = row
  const isSignInOver = signed_in_at !== null && signed_in_at + signInLimit <= now
  if (isSignInOver) await store.endSignIn(row.id, signed_in_at)
  const session: ShopperSession = defined({
    id: row.id,
    websiteId: website.id,
    clientId: isSignInOver ? undefined : (row.client_id ?? undefined),
    guestId: row.guest_id ?? undefined,
  })
  if (row.expires_at < now + idleLimit - renewalStep) await store.renew(session, now + idleLimit)
  return session
}

export async function openSession(
  { db, clock, newId }: Dependencies,
  website: Website,
  staffId: string | null = null,
): Promise<OpenedSession> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = now + idleLimit
  await sessionStore(db, website.id).insert({
    id: newId(),
    token_hash: tokenHash(token),
    staff_id: staffId,
    client_id: null,
    guest_id: null,
    signed_in_at: null,
    created_at: now,
    expires_at: expiresAt,
  })
  return { token, expiresAt }
}

/** Another full idle time for a session whose token the caller has just shown. */
export async function renewSession(
  { db, clock }: Dependencies,
  session: ShopperSession,
  token: string,
): Promise<OpenedSession> {
  const expiresAt = clock.now() + idleLimit
  await sessionStore(db, session.websiteId).renew(session, expiresAt)
  return { token, expiresAt }
}

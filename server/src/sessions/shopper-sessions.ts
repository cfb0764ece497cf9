import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import type { ShopperSession, Website } from "../http/handler.ts"
import { newToken, tokenHash } from "../ids.ts"
import type { EndedTokens } from "./ended-tokens.ts"
import { noSignIn, type SessionRow, sessionStore } from "./session-store.ts"
import type { SessionTokens, SignedSession } from "./session-tokens.ts"
import { SIGN_IN_LIMIT } from "./sign-in-limit.ts"

const hour = 3_600_000
/** Milliseconds without a request after which a session ends. */
const idleLimit = 24 * hour
/** Milliseconds of use that are not worth a write. */
const renewalStep = 5 * 60_000
/**
 * Milliseconds that a session need not be written down: its signed token is believed for as long on top of the idle limit,
 * so that each use in that time is followed by a full one.
 */
const unwrittenLimit = hour

export interface OpenedSession {
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** How shoppers' sessions are known: by what signed tokens say, and by what is written down. */
export interface SessionDependencies extends Dependencies {
  readonly sessionTokens: SessionTokens
  readonly endedTokens: EndedTokens
}

/** When a token that was issued now has ended whatever becomes of it. */
export const tokenEnd = (issuedAt: number): number => issuedAt + idleLimit + unwrittenLimit

/**
 * The session of a living token, for what is neither money, tickets nor an account: whose it is, is not told. In its first
 * hour a signed token is believed without a query, unless it was given up.
 */
export async function recogniseSession(
  dependencies: SessionDependencies,
  website: Website,
  token: string,
): Promise<ShopperSession | undefined> {
  const { clock, sessionTokens, endedTokens } = dependencies
  const signed = sessionTokens.read(website.id, token)
  if (signed === undefined || signed.issuedAt + unwrittenLimit <= clock.now())
    return useSession(dependencies, website, token)
  const hash = tokenHash(token)
  if (await endedTokens.has(hash)) return undefined
  return { id: signed.sessionId, websiteId: website.id, tokenHash: hash }
}

/** The session of a living token, as the database has it, kept alive by being used; its cart outlives the sign-in. */
export async function useSession(
  dependencies: SessionDependencies,
  website: Website,
  token: string,
): Promise<ShopperSession | undefined> {
  const { db, clock } = dependencies
  const now = clock.now()
  const store = sessionStore(db, website.id)
  const hash = tokenHash(token)
  const row = await store.living(hash, now)
  if (row === undefined) return useUnwritten(dependencies, website, token, hash)
  const { signed_in_at } = row
  const isSignInOver = signed_in_at !== null && signed_in_at + SIGN_IN_LIMIT <= now
  if (isSignInOver) await store.endSignIn(row.id, signed_in_at)
  const session: ShopperSession = defined({
    id: row.id,
    websiteId: website.id,
    clientId: isSignInOver ? undefined : (row.client_id ?? undefined),
    guestId: row.guest_id ?? undefined,
    tokenHash: hash,
  })
  const isDue = row.expires_at < now + idleLimit - renewalStep
  // The client is told when each sign-in was last used.
  const isUnseen = session.clientId !== undefined && (row.used_at ?? 0) < now - renewalStep
  if (isDue || isUnseen) await store.renew(session, Math.max(row.expires_at, now + idleLimit), now)
  return session
}

/** A session that only its token speaks of so far; after its first hour it is written down by being used. */
async function useUnwritten(
  { db, clock, sessionTokens }: SessionDependencies,
  website: Website,
  token: string,
  hash: string,
): Promise<ShopperSession | undefined> {
  const now = clock.now()
  const signed = sessionTokens.read(website.id, token)
  if (signed === undefined || tokenEnd(signed.issuedAt) <= now) return undefined
  const store = sessionStore(db, website.id)
  if (await store.isEnded(hash)) return undefined
  const session = { id: signed.sessionId, websiteId: website.id, tokenHash: hash }
  if (now < signed.issuedAt + unwrittenLimit) return session
  await store.insertOnce({ ...newRow(signed, hash), expires_at: now + idleLimit })
  // Written down before, it has another token by now, or its time is over.
  return (await store.living(hash, now)) && session
}

const newRow = (
  { sessionId, issuedAt }: SignedSession,
  token_hash: string,
  staff_id: string | null = null,
): Omit<SessionRow, "website_id" | "expires_at"> => ({
  id: sessionId,
  token_hash,
  staff_id,
  ...noSignIn,
  guest_id: null,
  created_at: issuedAt,
})

/** A session that nothing is written of. */
export function openUnwritten(
  { clock, newId, sessionTokens }: SessionDependencies,
  website: Website,
): OpenedSession {
  const issuedAt = clock.now()
  const token = sessionTokens.write(website.id, { sessionId: newId(), issuedAt })
  return { token, expiresAt: issuedAt + idleLimit }
}

/** A session that is written down, with a token that says nothing: whoever ends it deletes it. */
export async function openSession(
  { db, clock, newId }: Dependencies,
  website: Website,
  staffId: string | null = null,
): Promise<OpenedSession> {
  const now = clock.now()
  const token = newToken()
  const expiresAt = now + idleLimit
  const row = newRow({ sessionId: newId(), issuedAt: now }, tokenHash(token), staffId)
  await sessionStore(db, website.id).insert({ ...row, expires_at: expiresAt })
  return { token, expiresAt }
}

/** Another full idle time for a session whose token the caller has just shown. */
export async function renewSession(
  { db, clock }: Dependencies,
  session: ShopperSession,
  token: string,
): Promise<OpenedSession> {
  const now = clock.now()
  const expiresAt = now + idleLimit
  // One that is not written down yet is believed as long anyway.
  await sessionStore(db, session.websiteId).renew(session, expiresAt, now)
  return { token, expiresAt }
}

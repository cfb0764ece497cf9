import type { PasskeySignIn } from "@parterre/contract"
import type { BoundSession } from "../clients/client-answer.ts"
import { clientStore } from "../clients/client-store.ts"
import type { ClientDependencies } from "../clients/dependencies.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { ShopperSession, Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { tokenEnd } from "../sessions/shopper-sessions.ts"
import { challengeIn, type PasskeyPlace, verifyUse } from "./verify-passkey.ts"

interface PasskeyVisitor {
  readonly website: Website
  readonly session: ShopperSession
  readonly place: PasskeyPlace
}

/**
 * Gives the session to the client of a passkey, with another token, as a login does. Says the same of an unknown credential,
 * of another website's and of an answer that does not hold.
 */
export async function enterByPasskey(
  { db, clock, sessionTokens }: ClientDependencies,
  { website, session, place }: PasskeyVisitor,
  given: PasskeySignIn,
): Promise<BoundSession> {
  const now = clock.now()
  const store = passkeyStore(db, website.id)
  const challenge = challengeIn(given.clientDataJSON)
  const asked = { session_id: session.id, client_id: null }
  const isAsked = challenge !== undefined && (await store.take(tokenHash(challenge), asked, now))
  const known = isAsked ? await store.ofCredential(given.id) : undefined
  if (challenge === undefined || known === undefined) throw new Refusal("passkey-refused")
  const counter = await verifyUse(given, known, { challenge, place })
  if (counter === undefined) throw new Refusal("passkey-refused")
  const token = sessionTokens.write(website.id, { sessionId: session.id, issuedAt: now })
  const row = await inTransaction(db, async (trx) => {
    // A reset locks the client before it ends passkeys and sessions: one of the two sees the other.
    const client = await clientStore(trx, website.id).lock(known.client_id)
    const isThere = await passkeyStore(trx, website.id).use(known, counter, now)
    if (client === undefined || !isThere) throw new Refusal("passkey-refused")
    const owner = { client_id: client.id, guest_id: null }
    const times = { now, expiresAt: tokenEnd(now) }
    await sessionStore(trx, website.id).bindAnew(session, owner, tokenHash(token), times)
    return client
  })
  return { row, token }
}

import type { ClientCredentials } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import { inTransaction } from "../database/in-transaction.ts"
import type { PasswordTries } from "../http/wrong-passwords.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { isPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { tokenEnd } from "../sessions/shopper-sessions.ts"
import type { BoundSession } from "./client-answer.ts"
import { requireAccounts, unchanged } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { Visitor } from "./create-client.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { socialStore } from "./social-store.ts"

/**
 * Gives the session to the client of an address and a password, with another token; the cart belongs to the session and
 * stays. Says the same, in the same time, of an unknown address and of a wrong password; `tries` counts both alike.
 */
export async function signIn(
  { db, clock, sessionTokens }: ClientDependencies,
  { website, session }: Pick<Visitor, "website" | "session">,
  { username, password }: ClientCredentials,
  tries: PasswordTries,
  stillSame = unchanged,
): Promise<BoundSession> {
  requireAccounts(website)
  const key = emailKey(username)
  const known = await tries.watch(`client ${website.id} ${key}`, async () => {
    const client = await clientStore(db, website.id).ofEmail(key)
    const right = await isPassword(client?.password_hash, password)
    if (client === undefined || !right) throw new Refusal("login-failed")
    return client
  })
  const now = clock.now()
  const token = sessionTokens.write(website.id, { sessionId: session.id, issuedAt: now })
  const row = await inTransaction(db, async (trx) => {
    const client = await stillSame(clientStore(trx, website.id), known)
    // A password that was changed in the meantime opens nothing.
    if (client === undefined) throw new Refusal("login-failed")
    const owner = { client_id: client.id, guest_id: null }
    const times = { now, expiresAt: tokenEnd(now) }
    await sessionStore(trx, website.id).bindAnew(session, owner, tokenHash(token), times)
    await socialStore(trx, website.id).joinWaiting(session.id, client, now)
    return client
  })
  return { row, token }
}

export async function signOut(
  { db, clock }: ClientDependencies,
  { website, session }: Pick<Visitor, "website" | "session">,
) {
  await inTransaction(db, (trx) =>
    sessionStore(trx, website.id).bind(session.id, { client_id: null, guest_id: null }, clock.now()),
  )
}

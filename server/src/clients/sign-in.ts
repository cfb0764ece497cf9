import type { ClientCredentials } from "@parterre/contract"
import { emailKey } from "@parterre/domain"
import { inTransaction } from "../database/in-transaction.ts"
import type { RefusalLimit } from "../http/refusal-limit.ts"
import { newToken, tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { isPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { isUnchanged, requireAccounts } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { BoundSession, Visitor } from "./create-client.ts"
import type { ClientDependencies } from "./dependencies.ts"

/**
 * Gives the session to the client of an address and a password, with another token; the cart belongs to the session and
 * stays. Says the same, in the same time, of an unknown address and of a wrong password; `tries` counts both alike.
 */
export async function signIn(
  { db }: ClientDependencies,
  { website, session }: Pick<Visitor, "website" | "session">,
  { username, password }: ClientCredentials,
  tries: Pick<RefusalLimit, "watch">,
  isSame = isUnchanged,
): Promise<BoundSession> {
  requireAccounts(website)
  const key = emailKey(username)
  const row = await tries.watch(`${website.id} ${key}`, async () => {
    const known = await clientStore(db, website.id).ofEmail(key)
    const right = await isPassword(known?.password_hash, password)
    if (known === undefined || !right) throw new Refusal("login-failed")
    return known
  })
  const token = newToken()
  await inTransaction(db, async (trx) => {
    // A password that was changed in the meantime opens nothing.
    if (!(await isSame(clientStore(trx, website.id), row))) throw new Refusal("login-failed")
    const owner = { client_id: row.id, guest_id: null }
    await sessionStore(trx, website.id).bind(session.id, owner, tokenHash(token))
  })
  return { row, token }
}

export async function signOut(
  { db }: ClientDependencies,
  { website, session }: Pick<Visitor, "website" | "session">,
) {
  await inTransaction(db, (trx) =>
    sessionStore(trx, website.id).bind(session.id, { client_id: null, guest_id: null }),
  )
}

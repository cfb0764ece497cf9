import type { Client } from "@parterre/contract"
import { accountMode } from "@parterre/domain/accounts"
import { emailKey } from "@parterre/domain/clients"
import type { ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Counter } from "../http/counters.ts"
import type { Language, ShopperSession, Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { hashPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { tokenEnd } from "../sessions/shopper-sessions.ts"
import { countWelcome } from "./change-email.ts"
import { type BoundSession, profileColumns } from "./client-answer.ts"
import { checkedPassword, checkedProfile, requireAccounts } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { noPendingEmail, refuseKeptEmail } from "./email-undo-store.ts"
import { postLetter } from "./letters.ts"

export interface Visitor {
  readonly website: Website
  readonly session: ShopperSession
  readonly language: Language
}

/**
 * Makes an account, or the record of a guest when there is no password, and gives it the session with another token: one
 * known before is worth nothing after. The cart belongs to the session and stays.
 */
export async function createClient(
  dependencies: ClientDependencies,
  { website, session, language }: Visitor,
  client: Client,
  asks: Counter,
): Promise<BoundSession> {
  const { db, clock, newId } = dependencies
  const isGuest = client.password === undefined && accountMode(website.clientAccount).guestAllowed
  if (!isGuest) requireAccounts(website)
  checkedProfile(client)
  const password = isGuest ? null : await hashPassword(checkedPassword(client, "sign-up"))
  const now = clock.now()
  const row: ClientRow = {
    ...profileColumns(client, isGuest, language),
    id: newId(),
    website_id: website.id,
    email_key: isGuest ? null : emailKey(client.email),
    password_hash: password,
    must_change_password: 0,
    confirmation_asked_at: isGuest ? null : now,
    email_confirmed_at: null,
    ...noPendingEmail,
    created_at: now,
    changed_at: now,
  }
  const token = dependencies.sessionTokens.write(website.id, { sessionId: session.id, issuedAt: now })
  await inTransaction(db, async (trx) => {
    if (!(await clientStore(trx, website.id).insert(row))) throw new Refusal("email-taken")
    await refuseKeptEmail(trx, row, now)
    const owner = isGuest ? { client_id: null, guest_id: row.id } : { client_id: row.id, guest_id: null }
    const times = { now, expiresAt: tokenEnd(now) }
    await sessionStore(trx, website.id).bindAnew(session, owner, tokenHash(token), times)
    if (!isGuest)
      await postLetter(trx, dependencies, website.id, { kind: "sign-up-confirm", clientId: row.id })
  })
  if (!isGuest) await countWelcome(row, asks)
  return { row, token }
}

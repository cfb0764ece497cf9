import type { Client } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isTakenKey } from "../database/taken-key.ts"
import type { ShopperSession } from "../http/handler.ts"
import { newToken, tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { hashPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { profileColumns } from "./client-answer.ts"
import { checkedPassword, checkedProfile, requireAccounts } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { BoundSession, Visitor } from "./create-client.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { postLetter } from "./letters.ts"

/** A client as saved, and the token of the session from now on when it is another. */
export type SavedClient = Omit<BoundSession, "token"> & Partial<BoundSession>

/**
 * Saves what a client or a guest says of themselves. A guest who gives a password becomes a client; what they bought
 * before stays a guest's, and their session has another token then. A client who moves to another address is told so at
 * the one before.
 */
export async function updateClient(
  dependencies: ClientDependencies,
  { website, session, language }: Visitor,
  client: Client,
): Promise<SavedClient> {
  const { db, clock } = dependencies
  const id = session.clientId ?? session.guestId
  const known = id === undefined ? undefined : await clientStore(db, website.id).read(id)
  if (known === undefined) throw new Refusal("login-needed")
  if (client.id !== undefined && client.id !== id) throw new Refusal("not-yours")
  const wasGuest = known.email_key === null
  const joins = wasGuest && client.password !== undefined
  if (joins) requireAccounts(website)
  if (!wasGuest && client.password !== undefined) throw new Refusal("request-invalid", passwordElsewhere)
  checkedProfile(client)
  const passwordHash = joins ? await hashPassword(checkedPassword(client, "sign-up")) : undefined
  const now = clock.now()
  try {
    return await inTransaction(db, async (trx) => {
      const locked = await clientStore(trx, website.id).lock(known.id)
      // The guest has become a client on the way, or is forgotten.
      if (locked === undefined || (locked.email_key === null) !== wasGuest) throw new Refusal("login-needed")
      const isGuest = wasGuest && !joins
      // These columns and no others: a password that was changed meanwhile stays changed.
      const change = {
        ...profileColumns(client, isGuest, language, locked),
        email_key: isGuest ? null : emailKey(client.email),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        changed_at: now,
      }
      await clientStore(trx, website.id).update(locked.id, change)
      const row = { ...locked, ...change }
      if (joins) return { row, token: await welcome(trx, dependencies, session, locked.id) }
      if (change.email_key !== locked.email_key) await tellOfMove(trx, dependencies, locked)
      return { row }
    })
  } catch (error) {
    throw isTakenKey(error) ? new Refusal("email-taken") : error
  }
}

async function welcome(
  trx: Knex.Transaction,
  dependencies: ClientDependencies,
  { id, websiteId }: ShopperSession,
  clientId: string,
): Promise<string> {
  const token = newToken()
  await sessionStore(trx, websiteId).bind(
    id,
    { client_id: clientId, guest_id: null },
    dependencies.clock.now(),
    tokenHash(token),
  )
  await postLetter(trx, dependencies, websiteId, { kind: "account-created", clientId })
  return token
}

async function tellOfMove(
  trx: Knex.Transaction,
  dependencies: ClientDependencies,
  { id, website_id, email }: ClientRow,
): Promise<void> {
  await clientStore(trx, website_id).dropReset(id)
  await postLetter(trx, dependencies, website_id, { kind: "email-changed", clientId: id, to: email })
}

const passwordElsewhere = {
  errors: [{ path: "password", message: "a client changes it with changePassword" }],
}

import type { Client } from "@parterre/contract"
import { emailKey } from "@parterre/domain"
import type { ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isTakenKey } from "../database/taken-key.ts"
import { Refusal } from "../refusal.ts"
import { hashPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { profileColumns } from "./client-answer.ts"
import { checkedPassword, checkedProfile, requireAccounts } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { Visitor } from "./create-client.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { postLetter } from "./letters.ts"

/**
 * Saves what a client or a guest says of themselves. A guest who gives a password becomes a client; what they bought
 * before stays a guest's. A client who moves to another address is told so at the one before.
 */
export async function updateClient(
  dependencies: ClientDependencies,
  { website, session, language }: Visitor,
  client: Client,
): Promise<ClientRow> {
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
  const isGuest = wasGuest && !joins
  const row: ClientRow = {
    ...known,
    ...profileColumns(client, isGuest, language, known),
    email_key: isGuest ? null : emailKey(client.email),
    ...(joins ? { password_hash: await hashPassword(checkedPassword(client, "sign-up")) } : {}),
    changed_at: clock.now(),
  }
  try {
    await inTransaction(db, async (trx) => {
      const clients = clientStore(trx, website.id)
      await clients.update(row.id, row)
      if (joins) {
        await sessionStore(trx, website.id).bind(session.id, { client_id: row.id, guest_id: null })
        await postLetter(trx, dependencies, website.id, { kind: "account-created", clientId: row.id })
      } else if (row.email_key !== known.email_key) {
        await clients.dropReset(row.id)
        await postLetter(trx, dependencies, website.id, {
          kind: "email-changed",
          clientId: row.id,
          to: known.email,
        })
      }
    })
  } catch (error) {
    throw isTakenKey(error) ? new Refusal("email-taken") : error
  }
  return row
}

const passwordElsewhere = {
  errors: [{ path: "password", message: "a client changes it with changePassword" }],
}

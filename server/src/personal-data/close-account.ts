import { type ClientAct, clientJournal } from "../clients/client-journal-store.ts"
import { type ClientStore, clientStore } from "../clients/client-store.ts"
import type { ClientDependencies } from "../clients/dependencies.ts"
import { emailUndoStore } from "../clients/email-undo-store.ts"
import { postLetter } from "../clients/letters.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import { socialStore } from "../clients/social-store.ts"
import type { ClientJournalRow, ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { leaveAllCards } from "../kept-cards/kept-card-store.ts"
import { Refusal } from "../refusal.ts"
import { renewalStore } from "../sales/renewal-store.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { owedByClient } from "./owed-orders.ts"

/** What stands between a closing and whatever else is done with the account. Tests take it away. */
export interface ClosingGuard {
  /** The client as it is now, others waiting; nothing when it is closed, or has another password than was looked at. */
  readonly lock: (store: ClientStore, known: ClientRow) => Promise<ClientRow | undefined>
}

const closingGuard: ClosingGuard = {
  lock: async (store, known) => {
    const client = await store.lock(known.id)
    return client?.password_hash === known.password_hash ? client : undefined
  },
}

/**
 * Closes a client's account, in one transaction: what is known of the client alone is deleted, every way in and every
 * sign-in ends, newsletters end with their time, cards leave their processor, and the email is free. Sales keep their own
 * copy; the id in them leads to nobody. Throws `account-owes` and `account-payment-open` where something is to be paid,
 * and `gone` where somebody else was faster.
 */
export async function closeAccount(
  dependencies: ClientDependencies,
  known: ClientRow,
  act: ClientAct,
  gone: "login-needed" | "client-unknown",
  guard = closingGuard,
): Promise<ClientJournalRow> {
  const { db, clock } = dependencies
  const { id, website_id: websiteId } = known
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const clients = clientStore(trx, websiteId)
    // Whoever buys or signs in as the client locks it too: one of the two sees the other.
    const client = await guard.lock(clients, known)
    if (client === undefined) throw new Refusal(gone)
    const { owed } = await owedByClient(trx, websiteId, id)
    if (owed.some(({ why }) => why === "payment-open")) throw new Refusal("account-payment-open")
    if (owed.length > 0) throw new Refusal("account-owes")
    const undos = emailUndoStore(trx, websiteId)
    // An email that was changed lately may still be the owner's: they are told as well.
    const addresses = new Set([client.email, ...(await undos.ofClient(id, now)).map(({ email }) => email)])
    await undos.forget(id)
    await socialStore(trx, websiteId).forget(id)
    await passkeyStore(trx, websiteId).forget(id)
    await clients.dropReset(id)
    await clients.endNewsletters(id, now)
    await leaveAllCards(trx, { website_id: websiteId, client_id: id }, now)
    await renewalStore(trx, websiteId).disown(id)
    await sessionStore(trx, websiteId).signOutElsewhere(id, undefined)
    await clients.delete(id)
    const { firstname, language } = client
    for (const email of addresses) {
      const former = { email, firstname, language }
      await postLetter(trx, dependencies, websiteId, { kind: "account-closed", former })
    }
    return clientJournal(trx, websiteId).write(dependencies, { clientId: id, command: "close", ...act })
  })
}

import type { PasswordChange, PasswordReset } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type { ClientJournalRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Counter } from "../http/counters.ts"
import type { ShopperSession, Website } from "../http/handler.ts"
import type { PasswordTries } from "../http/wrong-passwords.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { hashPassword, isPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { tokenEnd } from "../sessions/shopper-sessions.ts"
import { checkedPassword, signedIn, unchanged } from "./client-checks.ts"
import { type ClientAct, clientJournal } from "./client-journal-store.ts"
import { type ClientStore, clientStore } from "./client-store.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { noPendingEmail } from "./email-undo-store.ts"
import { postLetter } from "./letters.ts"
import { passkeyStore } from "./passkey-store.ts"
import { socialStore } from "./social-store.ts"

/**
 * Has a client choose another password: every sign-in ends, a letter has the link for it, and whoever signs in with the
 * present one is led to change it. Of an account that was taken over, whoever got in knows the present one, or left a way
 * in of theirs: all of them end, and only the letter opens it, or a link that takes an earlier email back. Those stay: the
 * email may be that of whoever got in, and the one before the owner's.
 */
export async function askNewPassword(
  dependencies: ClientDependencies,
  website: Pick<Website, "id">,
  clientId: string,
  given: ClientAct,
  takenOver = false,
): Promise<ClientJournalRow> {
  return inTransaction(dependencies.db, async (trx) => {
    const clients = clientStore(trx, website.id)
    const client = await clients.lock(clientId)
    if (client === undefined || client.email_key === null) throw new Refusal("client-unknown")
    if (client.password_hash === null && !takenOver) throw new Refusal("client-without-password")
    const ways = takenOver
      ? ({ password_hash: null, must_change_password: 0 } as const)
      : ({ must_change_password: 1 } as const)
    await clients.update(clientId, { ...ways, changed_at: dependencies.clock.now() })
    if (takenOver) {
      await endOtherWaysIn(trx, website, clientId)
      await clients.endMove(clientId)
      await clients.dropReset(clientId)
    }
    await sessionStore(trx, website.id).signOutElsewhere(clientId, undefined)
    const kind = takenOver ? "access-ended" : "new-password-asked"
    await postLetter(trx, dependencies, website.id, { kind, clientId })
    const command = takenOver ? "end-access" : "ask-new-password"
    return clientJournal(trx, website.id).write(dependencies, { clientId, command, ...given })
  })
}

/**
 * A client's own new password; every other session of theirs is signed out, and a reset link sent before is dead. Answers
 * the session's token from now on: whoever copied the one before is out too.
 */
export async function changePassword(
  dependencies: ClientDependencies,
  website: Website,
  session: ShopperSession,
  clientId: string,
  given: PasswordChange,
  tries: PasswordTries,
  stillSame = unchanged,
): Promise<string> {
  const { db, clock, sessionTokens } = dependencies
  if (signedIn(session) !== clientId) throw new Refusal("not-yours")
  const known = await clientStore(db, website.id).read(clientId)
  await tries.watch(`client ${website.id} ${known?.email_key}`, async () => {
    if (!(await isPassword(known?.password_hash, given.oldPassword))) throw new Refusal("password-wrong")
  })
  const password = await hashPassword(checkedPassword(given, "change"))
  const now = clock.now()
  const token = sessionTokens.write(website.id, { sessionId: session.id, issuedAt: now })
  await inTransaction(db, async (trx) => {
    // The old password is worth nothing once a reset, or another change, came in between.
    if (!(await stillSame(clientStore(trx, website.id), known))) throw new Refusal("password-wrong")
    await setPassword(trx, dependencies, website, clientId, password, session.id)
    const owner = { client_id: clientId, guest_id: null }
    const times = { now, expiresAt: tokenEnd(now) }
    await sessionStore(trx, website.id).bindAnew(session, owner, tokenHash(token), times)
  })
  return token
}

/** How a reset token is used up; a test looks what becomes of it otherwise. */
export type TakeReset = (store: ClientStore, tokenHash: string, now: number) => Promise<string | undefined>

const takeOnce: TakeReset = (store, hash, now) => store.takeReset(hash, now)

/** A new password for whoever holds the token of a reset mail; every session of the client is signed out. */
export async function resetPassword(
  dependencies: ClientDependencies,
  website: Website,
  given: PasswordReset,
  take = takeOnce,
): Promise<void> {
  const { db, clock } = dependencies
  const now = clock.now()
  const hash = tokenHash(given.token)
  // Before the password is looked at: hashing one costs a while.
  if ((await clientStore(db, website.id).livingReset(hash, now)) === undefined)
    throw new Refusal("reset-link-ended")
  const password = await hashPassword(checkedPassword(given, "change"))
  await inTransaction(db, async (trx) => {
    const clientId = await take(clientStore(trx, website.id), hash, now)
    if (clientId === undefined) throw new Refusal("reset-link-ended")
    // Before anything is ended: a sign-in that is under way locks the client too, and is seen by what follows or sees it.
    const clients = clientStore(trx, website.id)
    const client = await clients.lock(clientId)
    // Whoever got in before, by Google, Facebook or a passkey too, is out: the address alone says whose the account is.
    await endOtherWaysIn(trx, website, clientId)
    await setPassword(trx, dependencies, website, clientId, password, undefined)
    // The link was mailed to the email: nothing else is left to confirm.
    if (client?.email_confirmed_at === null)
      await clients.update(clientId, { ...noPendingEmail, email_confirmed_at: now })
  })
}

/** Nobody gets in by Google, Facebook or a passkey any more. */
export async function endOtherWaysIn(
  trx: Knex.Transaction,
  { id }: Pick<Website, "id">,
  clientId: string,
): Promise<void> {
  await socialStore(trx, id).forget(clientId)
  await passkeyStore(trx, id).forget(clientId)
}

/** A password takes the place of the one before: sessions, reset links and an email that waits end with that one. */
export async function setPassword(
  trx: Knex.Transaction,
  dependencies: ClientDependencies,
  website: Website,
  clientId: string,
  passwordHash: string,
  keptSessionId: string | undefined,
): Promise<void> {
  const clients = clientStore(trx, website.id)
  const change = {
    password_hash: passwordHash,
    must_change_password: 0,
    changed_at: dependencies.clock.now(),
  } as const
  await clients.update(clientId, change)
  await clients.endMove(clientId)
  await clients.dropReset(clientId)
  await sessionStore(trx, website.id).signOutElsewhere(clientId, keptSessionId)
  await postLetter(trx, dependencies, website.id, { kind: "password-changed", clientId })
}

/** Letters with a link that one address gets in an hour, whoever asks for them. */
export const mostAsks = 4

/**
 * Sends a reset link to the account of an address, if there is one. Who asks cannot tell, not even by the time it takes:
 * the account is looked for when the letter leaves.
 */
export async function requestPasswordReset(
  dependencies: ClientDependencies,
  website: Website,
  email: string,
  asks: Counter,
): Promise<void> {
  const key = emailKey(email)
  if ((await asks.add(`${website.id} ${key}`)).count > mostAsks) return
  await inTransaction(dependencies.db, (trx) =>
    postLetter(trx, dependencies, website.id, { kind: "password-reset", emailKey: key }),
  )
}

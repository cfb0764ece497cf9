import type { EmailConfirmation, PasswordReset } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isTakenKey } from "../database/taken-key.ts"
import type { Counter } from "../http/counters.ts"
import type { ShopperSession, Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { hashPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { endOtherWaysIn, mostAsks, setPassword } from "./change-password.ts"
import { isEmailConfirmed } from "./client-answer.ts"
import { checkedPassword, signedIn } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { emailUndoStore, noPendingEmail, refuseKeptEmail, undoTime } from "./email-undo-store.ts"
import { postLetter } from "./letters.ts"

/**
 * Opens the link of a letter. The email of a sign-up is confirmed; another counts from now on, and the one before is told
 * and can be taken back.
 */
export async function confirmEmail(
  dependencies: ClientDependencies,
  website: Website,
  { token }: EmailConfirmation,
): Promise<void> {
  const { db, clock, newId } = dependencies
  const now = clock.now()
  await withFreeEmail(db, async (trx) => {
    const clients = clientStore(trx, website.id)
    const client = await clients.lockPending(tokenHash(token), now)
    if (client === undefined || client.email_key === null) throw new Refusal("email-link-ended")
    const { id, email, email_key, pending_email, pending_email_key, pending_session_id } = client
    if (pending_email === null)
      return clients.update(id, { ...noPendingEmail, email_confirmed_at: now, changed_at: now })
    await setEmail(trx, client, { email: pending_email, email_key: pending_email_key }, now)
    const undoId = newId()
    // Anybody may have signed up with another's address: what was not confirmed stays free to sign up with.
    const keeps_email = isEmailConfirmed(client) === false ? 0 : 1
    const undo = { id: undoId, client_id: id, email, email_key, keeps_email, token_hash: null } as const
    await emailUndoStore(trx, website.id).insert({ ...undo, changed_at: now, expires_at: now + undoTime })
    await sessionStore(trx, website.id).signOutElsewhere(id, pending_session_id ?? undefined)
    const letter = { kind: "email-changed", clientId: id, to: email, undoId } as const
    await postLetter(trx, dependencies, website.id, letter)
  })
}

/** Takes the address from an account that nobody showed to be its owner's. */
export type FreeAddress = (trx: Knex.Transaction, holder: ClientRow) => Promise<void>

/**
 * Goes back to the email before a change, with a new password; every session of the client is signed out. Whoever signed up
 * with that address meanwhile and confirmed nothing makes way: the link was mailed there, and a sign-up takes no mailbox. So
 * nobody can end the way back by signing up, and whoever does have the address need not wait for the link to end.
 */
export async function undoEmailChange(
  dependencies: ClientDependencies,
  website: Website,
  given: PasswordReset,
  freeAddress: FreeAddress,
): Promise<void> {
  const { db, clock } = dependencies
  const now = clock.now()
  const hash = tokenHash(given.token)
  // Before the password is looked at: hashing one costs a while.
  if ((await emailUndoStore(db, website.id).living(hash, now)) === undefined)
    throw new Refusal("email-link-ended")
  const password = await hashPassword(checkedPassword(given, "change"))
  await withFreeEmail(db, async (trx) => {
    const undos = emailUndoStore(trx, website.id)
    const undo = await undos.living(hash, now)
    const client = undo && (await clientStore(trx, website.id).lock(undo.client_id))
    // Of two who come with a link at once, the client's row lets one after the other look whether it is still there.
    if (undo === undefined || client === undefined || (await undos.endSince(undo)) === 0)
      throw new Refusal("email-link-ended")
    const holder = await clientStore(trx, website.id).lockOfEmail(undo.email_key)
    if (holder !== undefined && holder.id !== client.id && isEmailConfirmed(holder) === false)
      await freeAddress(trx, holder)
    await setEmail(trx, client, undo, now)
    await endOtherWaysIn(trx, website, client.id)
    await setPassword(trx, dependencies, website, client.id, password, undefined)
    const letter = { kind: "email-change-undone", clientId: client.id, to: client.email } as const
    if (client.email_key !== undo.email_key) await postLetter(trx, dependencies, website.id, letter)
  })
}

/** Mails the link that confirms an email again, the one a client moves to or that of the sign-up; the link before ends. */
export async function sendEmailConfirmation(
  dependencies: ClientDependencies,
  website: Website,
  session: ShopperSession,
  clientId: string,
  asks: Counter,
): Promise<void> {
  if (signedIn(session) !== clientId) throw new Refusal("not-yours")
  const client = await clientStore(dependencies.db, website.id).read(clientId)
  const moves = client !== undefined && client.pending_email !== null
  if (client === undefined || !(moves || isEmailConfirmed(client) === false))
    throw new Refusal("email-not-pending")
  const to = client.pending_email ?? client.email
  await countLetter(website, emailKey(to), asks)
  const letter = { kind: moves ? "email-confirm" : "sign-up-confirm", clientId, to } as const
  await inTransaction(dependencies.db, (trx) => postLetter(trx, dependencies, website.id, letter))
}

/** Keeps the email a client has; the link sent to the other is worth nothing any more. */
export async function withdrawEmailChange(
  { db }: ClientDependencies,
  website: Website,
  session: ShopperSession,
  clientId: string,
): Promise<void> {
  if (signedIn(session) !== clientId) throw new Refusal("not-yours")
  await clientStore(db, website.id).endMove(clientId)
}

/** Counts a letter to an address that nobody has confirmed. */
export async function countLetter(website: Website, emailKey: string, asks: Counter): Promise<void> {
  const { count, endsIn } = await asks.add(`${website.id} ${emailKey}`)
  if (count > mostAsks) throw new Refusal("rate-limited", { retryAfter: Math.ceil(endsIn / 1000) })
}

/**
 * Counts the letter of a sign-up with those asked for. It leaves in any case: an account is made once, and whoever made it is answered
 * though it cannot be counted.
 */
export async function countWelcome({ website_id, email_key }: ClientRow, asks: Counter): Promise<void> {
  await Promise.allSettled([asks.add(`${website_id} ${email_key}`)])
}

/** A change of emails, refused where another client has the new one by then. */
async function withFreeEmail(db: Knex, change: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
  try {
    await inTransaction(db, change)
  } catch (error) {
    throw isTakenKey(error) ? new Refusal("email-taken") : error
  }
}

/** The email a client signs in and is written to with; links sent to the one before end. */
async function setEmail(
  trx: Knex.Transaction,
  { id, website_id, email_key: before }: ClientRow,
  { email, email_key }: Pick<ClientRow, "email" | "email_key">,
  now: number,
): Promise<void> {
  const clients = clientStore(trx, website_id)
  if (email_key !== before) await clients.endNewsletters(id, now)
  const change = { email, email_key, username: email, ...noPendingEmail }
  // By a link that was mailed there, whether one moves or goes back.
  await clients.update(id, { ...change, email_confirmed_at: now, changed_at: now })
  await refuseKeptEmail(trx, { id, website_id, email_key }, now)
  await clients.dropReset(id)
}

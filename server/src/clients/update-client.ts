import type { Client } from "@parterre/contract"
import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { isTakenKey } from "../database/taken-key.ts"
import type { Counter } from "../http/counters.ts"
import type { ShopperSession } from "../http/handler.ts"
import type { PasswordTries } from "../http/wrong-passwords.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { hashPassword, isPassword } from "../sessions/passwords.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { tokenEnd } from "../sessions/shopper-sessions.ts"
import { countLetter, countWelcome } from "./change-email.ts"
import { type BoundSession, profileColumns } from "./client-answer.ts"
import { checkedPassword, checkedProfile, requireAccounts } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"
import type { Visitor } from "./create-client.ts"
import type { ClientDependencies } from "./dependencies.ts"
import { noPendingEmail, refuseKeptEmail } from "./email-undo-store.ts"
import { postLetter } from "./letters.ts"

/** A client as saved, and the token of the session from now on when it is another. */
export type SavedClient = Omit<BoundSession, "token"> & Partial<BoundSession>

/** Wrong passwords, and letters to an address nobody has confirmed. */
export interface ProfileLimits {
  readonly tries: PasswordTries
  readonly asks: Counter
}

/**
 * Saves what a client or a guest says of themselves. A guest who gives a password becomes a client; what they bought
 * before stays a guest's, and their session has another token then. A client who moves to another email gives the
 * password they have; the email waits until it is confirmed.
 */
export async function updateClient(
  dependencies: ClientDependencies,
  { website, session, language }: Visitor,
  client: Client,
  { tries, asks }: ProfileLimits,
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
  const movesFrom = (row: ClientRow) => !wasGuest && emailKey(client.email) !== row.email_key
  const mayMove = movesFrom(known)
  if (mayMove) {
    // The same count as a sign-in's: a session is no other place to guess at.
    await tries.watch(`client ${website.id} ${known.email_key}`, () =>
      checkOldPassword(known, client.oldPassword),
    )
    await refuseTakenEmail(db, known, client.email, clock.now())
    await countLetter(website, emailKey(client.email), asks)
  }
  const passwordHash = joins ? await hashPassword(checkedPassword(client, "sign-up")) : undefined
  const now = clock.now()
  try {
    const saved: SavedClient = await inTransaction(db, async (trx) => {
      const locked = await clientStore(trx, website.id).lock(known.id)
      // The guest has become a client on the way, or is forgotten.
      if (locked === undefined || (locked.email_key === null) !== wasGuest) throw new Refusal("login-needed")
      const isGuest = wasGuest && !joins
      const moves = movesFrom(locked)
      // The password that was looked at, or the email that was the same, has changed on the way.
      if (moves && !mayMove) throw new Refusal("password-needed", passwordMissing)
      if (moves && locked.password_hash !== known.password_hash) throw new Refusal("password-wrong")
      // These columns and no others: a password that was changed meanwhile stays changed.
      const change = {
        ...profileColumns(client, isGuest, language, locked),
        ...(moves ? pendingEmail(client, session, locked) : {}),
        ...(joins ? joining(client, passwordHash, now) : {}),
        changed_at: now,
      }
      await clientStore(trx, website.id).update(locked.id, change)
      const row = { ...locked, ...change }
      if (joins) return { row, token: await welcome(trx, dependencies, session, row) }
      const letter = { kind: "email-confirm", clientId: row.id } as const
      if (moves) await postLetter(trx, dependencies, website.id, { ...letter, to: client.email.trim() })
      return { row }
    })
    if (joins) await countWelcome(saved.row, asks)
    return saved
  } catch (error) {
    throw isTakenKey(error) ? new Refusal("email-taken") : error
  }
}

async function checkOldPassword({ password_hash }: ClientRow, oldPassword = ""): Promise<void> {
  if (oldPassword === "") throw new Refusal("password-needed", passwordMissing)
  if (!(await isPassword(password_hash, oldPassword))) throw new Refusal("password-wrong")
}

/** Told at once; the unique key decides when the email is confirmed. */
async function refuseTakenEmail(
  db: Knex,
  { id, website_id }: ClientRow,
  email: string,
  now: number,
): Promise<void> {
  const other = await clientStore(db, website_id).ofEmail(emailKey(email))
  if (other !== undefined) throw new Refusal("email-taken")
  await refuseKeptEmail(db, { id, website_id, email_key: emailKey(email) }, now)
}

/** The email and the username stay; the other email waits, without a link until its letter leaves. */
const pendingEmail = ({ email }: Client, session: ShopperSession, { email: kept, username }: ClientRow) => ({
  ...noPendingEmail,
  email: kept,
  username,
  pending_email: email.trim(),
  pending_email_key: emailKey(email),
  pending_session_id: session.id,
})

/** What makes a guest a client, whose email is still to be confirmed. */
const joining = ({ email }: Client, passwordHash: string | undefined, now: number) => ({
  email_key: emailKey(email),
  password_hash: passwordHash ?? null,
  confirmation_asked_at: now,
})

async function welcome(
  trx: Knex.Transaction,
  dependencies: ClientDependencies,
  session: ShopperSession,
  client: ClientRow,
): Promise<string> {
  const { id: sessionId, websiteId } = session
  const now = dependencies.clock.now()
  await refuseKeptEmail(trx, client, now)
  const token = dependencies.sessionTokens.write(websiteId, { sessionId, issuedAt: now })
  const owner = { client_id: client.id, guest_id: null }
  const times = { now, expiresAt: tokenEnd(now) }
  await sessionStore(trx, websiteId).bindAnew(session, owner, tokenHash(token), times)
  await postLetter(trx, dependencies, websiteId, { kind: "sign-up-confirm", clientId: client.id })
  return token
}

const passwordElsewhere = {
  errors: [{ path: "password", message: "a client changes it with changePassword" }],
}
const passwordMissing = { errors: [{ path: "oldPassword", message: "required" }] }

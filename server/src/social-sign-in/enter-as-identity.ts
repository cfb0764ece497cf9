import { emailKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import { type BoundSession, profileColumns } from "../clients/client-answer.ts"
import { clientStore } from "../clients/client-store.ts"
import type { Visitor } from "../clients/create-client.ts"
import type { ClientDependencies } from "../clients/dependencies.ts"
import { emailUndoStore, noPendingEmail } from "../clients/email-undo-store.ts"
import { postLetter } from "../clients/letters.ts"
import { socialStore } from "../clients/social-store.ts"
import type { ClientRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { tokenEnd } from "../sessions/shopper-sessions.ts"
import type { Identity } from "./identity.ts"

/** An identity whose provider told an address. */
type Addressed = Identity & { readonly email: string }

/**
 * Gives the session to the client whom a provider knows, with another token, as a login does; makes the client when there
 * is none. An account of the address is never joined at once, for anyone can have made it: a person whose address the
 * provider verified waits, in this session, for a login with its password (`stateHash` names the sign-in that keeps them).
 */
export async function enterAsIdentity(
  dependencies: ClientDependencies,
  visitor: Visitor,
  identity: Identity,
  stateHash: string,
): Promise<BoundSession> {
  const { db, clock, sessionTokens } = dependencies
  const { website, session } = visitor
  const now = clock.now()
  const token = sessionTokens.write(website.id, { sessionId: session.id, issuedAt: now })
  const row = await inTransaction(db, async (trx) => {
    const client = await clientFor(trx, dependencies, visitor, identity)
    if (client === undefined) {
      const { email, isVerified, subject } = identity
      if (email !== undefined && isVerified)
        await socialStore(trx, website.id).wait(stateHash, subject, emailKey(email))
      return undefined
    }
    // A reset locks the client before it ends what the provider opens, and the sessions: one of the two sees the other.
    await clientStore(trx, website.id).lock(client.id)
    if ((await socialStore(trx, website.id).clientOf(identity)) === undefined)
      throw new Refusal("social-login-refused")
    const owner = { client_id: client.id, guest_id: null }
    const times = { now, expiresAt: tokenEnd(now) }
    await sessionStore(trx, website.id).bindAnew(session, owner, tokenHash(token), times)
    return client
  })
  // Told once it is kept that they wait.
  if (row === undefined) throw new Refusal("social-account-exists")
  return { row, token }
}

/** The client to enter as; undefined where the address has an account that the identity does not open. */
async function clientFor(
  trx: Knex.Transaction,
  dependencies: ClientDependencies,
  visitor: Visitor,
  identity: Identity,
): Promise<ClientRow | undefined> {
  const { website } = visitor
  const social = socialStore(trx, website.id)
  const known = await social.clientOf(identity)
  if (known !== undefined) return known
  const { email } = identity
  // Facebook names an address only where it has one that it confirmed; Google says so of each.
  if (email === undefined || (identity.provider === "GOOGLE" && !identity.isVerified))
    throw new Refusal("social-address-unverified")
  const addressed = { ...identity, email }
  const made = await newClient(trx, dependencies, visitor, addressed)
  if (made !== undefined) return made
  // The address has an account, perhaps made a moment ago by the same person at another window. Any other is opened by a
  // password only, or by the mail for a new one: another person of the same provider may have the address by now.
  return social.clientOf(identity)
}

/** A client of the address, joined with the identity; undefined where the address has an account. */
async function newClient(
  trx: Knex.Transaction,
  dependencies: ClientDependencies,
  { website, language }: Visitor,
  identity: Addressed,
): Promise<ClientRow | undefined> {
  const now = dependencies.clock.now()
  const { email, isVerified, firstname, lastname } = identity
  const row: ClientRow = {
    ...profileColumns({ email, firstname: firstname || nameIn(email), lastname }, false, language),
    id: dependencies.newId(),
    website_id: website.id,
    email_key: emailKey(email),
    password_hash: null,
    must_change_password: 0,
    confirmation_asked_at: isVerified ? null : now,
    email_confirmed_at: isVerified ? now : null,
    ...noPendingEmail,
    created_at: now,
    changed_at: now,
  }
  if (!(await clientStore(trx, website.id).insert(row))) return undefined
  // Who had the address a while ago may come back to it.
  if (await emailUndoStore(trx, website.id).isKeptForOther(emailKey(email), row.id, now))
    throw new Refusal("social-account-exists")
  await join(trx, dependencies, row, identity)
  const kind = isVerified ? "account-created" : "sign-up-confirm"
  await postLetter(trx, dependencies, website.id, { kind, clientId: row.id })
  return row
}

async function join(
  trx: Knex.Transaction,
  { clock }: Pick<ClientDependencies, "clock">,
  client: ClientRow,
  { provider, subject, email }: Addressed,
): Promise<void> {
  const isJoined = await socialStore(trx, client.website_id).join({
    provider,
    subject,
    client_id: client.id,
    email_key: emailKey(email),
    created_at: clock.now(),
  })
  // Another window was faster, with another address: one person is one client.
  if (!isJoined) throw new Refusal("social-login-refused")
}

/** A first name for who gave none. */
const nameIn = (email: string): string => email.slice(0, email.indexOf("@")).slice(0, 100)

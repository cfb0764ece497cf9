import type { NewPasskey } from "@parterre/contract"
import { unchanged } from "../clients/client-checks.ts"
import { clientStore } from "../clients/client-store.ts"
import type { ClientDependencies } from "../clients/dependencies.ts"
import { postLetter } from "../clients/letters.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import type { PasskeyRow } from "../database/client-tables.ts"
import { inTransaction } from "../database/in-transaction.ts"
import type { Website } from "../http/handler.ts"
import { tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { challengeIn, type PasskeyPlace, verifyNew } from "./verify-passkey.ts"

interface PasskeyOwner {
  readonly website: Website
  readonly sessionId: string
  readonly clientId: string
  readonly place: PasskeyPlace
}

/**
 * Keeps a credential that a device has made for the client. Its challenge is used up first, whatever comes of it; a password
 * that was reset meanwhile ends it.
 */
export async function addPasskey(
  dependencies: ClientDependencies,
  { website, sessionId, clientId, place }: PasskeyOwner,
  given: NewPasskey,
  atMost: number,
  stillSame = unchanged,
): Promise<PasskeyRow> {
  const { db, clock, newId } = dependencies
  const now = clock.now()
  const known = await clientStore(db, website.id).read(clientId)
  const challenge = challengeIn(given.clientDataJSON)
  const asked = { session_id: sessionId, client_id: clientId }
  const isAsked =
    challenge !== undefined && (await passkeyStore(db, website.id).take(tokenHash(challenge), asked, now))
  const credential = isAsked ? await verifyNew(given, { challenge, place }) : undefined
  if (credential === undefined) throw new Refusal("passkey-refused")
  const row = {
    ...credential,
    ...{ id: newId(), client_id: clientId, name: given.name.trim(), created_at: now, used_at: null },
    transports: JSON.stringify(given.transports ?? []),
  }
  await inTransaction(db, async (trx) => {
    if ((await stillSame(clientStore(trx, website.id), known)) === undefined)
      throw new Refusal("passkey-refused")
    const store = passkeyStore(trx, website.id)
    if ((await store.ofClient(clientId)).length >= atMost) throw new Refusal("passkeys-full")
    if (!(await store.insert(row))) throw new Refusal("passkey-refused")
    // Whoever added it knew the password; the letter goes where only its owner reads.
    await postLetter(trx, dependencies, website.id, { kind: "passkey-added", clientId, passkey: row.name })
  })
  return { ...row, website_id: website.id }
}

import { clientAnswers } from "../clients/client-answer.ts"
import { requireAccounts, signedIn } from "../clients/client-checks.ts"
import { type ClientDependencies, clientDependencies } from "../clients/dependencies.ts"
import { passkeyStore } from "../clients/passkey-store.ts"
import { provenClient } from "../clients/proven-client.ts"
import type { Config } from "../config.ts"
import type { PasskeyRow } from "../database/client-tables.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import { type Handlers, type OperationRequest, sessionOf } from "../http/handler.ts"
import type { WrongPasswords } from "../http/wrong-passwords.ts"
import { newToken, tokenHash } from "../ids.ts"
import { Refusal } from "../refusal.ts"
import { readWebsite } from "../websites/website-store.ts"
import { isoInZone } from "../zoned-time.ts"
import { addPasskey } from "./add-passkey.ts"
import { enterByPasskey } from "./enter-by-passkey.ts"
import { placeAt } from "./verify-passkey.ts"

/** Milliseconds in which a device has to answer. */
const challengeTime = 5 * 60_000
/** Passkeys that a client may have. */
const mostPasskeys = 10

type PasskeyRequest = OperationRequest<
  "beginPasskey" | "addPasskey" | "beginPasskeySignIn" | "logInWithPasskey" | "listPasskeys"
>

/** Passkeys beside the password: added with it, named, removed, and signed in with. */
export function passkeysHandlers(
  given: Dependencies & Pick<ClientDependencies, "sessionTokens">,
  config: Pick<Config, "publicOrigin" | "hosts">,
  passwords: WrongPasswords,
): Handlers {
  const dependencies = clientDependencies(given, config)
  const { db, clock } = dependencies
  const answers = clientAnswers(db)
  const placeOf = ({ website }: Pick<PasskeyRequest, "website">) =>
    placeAt(dependencies.shopUrl(website.id, "/"))

  /** A challenge that is good once, for a few minutes, in this session. */
  async function challenge({ website, ...request }: PasskeyRequest, clientId: string | null) {
    const token = newToken()
    const expires = clock.now() + challengeTime
    await passkeyStore(db, website.id).begin({
      ...{ challenge_hash: tokenHash(token), session_id: sessionOf(request).id, client_id: clientId },
      expires_at: expires,
    })
    return { challenge: token, expiration: isoInZone(expires, website.timeZone) }
  }

  return {
    listPasskeys: async (request) => {
      const clientId = signedIn(sessionOf(request))
      const rows = await passkeyStore(db, request.website.id).ofClient(clientId)
      return { passkeys: rows.map((row) => passkeyAnswer(row, request.website.timeZone)) }
    },

    beginPasskey: async (request) => {
      const { website, language } = request
      const client = await provenClient(db, request, passwords)
      const known = await passkeyStore(db, website.id).ofClient(client.id)
      if (known.length >= mostPasskeys) throw new Refusal("passkeys-full")
      const row = await readWebsite(db, website.id)
      if (row === undefined) throw new Error(`There is no website ${website.id}`)
      return {
        ...(await challenge(request, client.id)),
        rpId: placeOf(request).rpId,
        rpName: language === "fr" ? row.name_fr : row.name_en,
        // Of the account, and no address: a device shows it to nobody, and keeps it.
        userId: Buffer.from(client.id).toString("base64url"),
        userName: client.email,
        displayName: `${client.firstname} ${client.lastname}`.trim(),
        known: known.map(({ credential_id, transports }) => ({
          id: credential_id,
          transports: JSON.parse(transports),
        })),
      }
    },

    addPasskey: async (request) => {
      const { website, body } = request
      requireAccounts(website)
      const session = sessionOf(request)
      const clientId = signedIn(session)
      const visitor = { website, sessionId: session.id, clientId, place: placeOf(request) }
      return passkeyAnswer(await addPasskey(dependencies, visitor, body, mostPasskeys), website.timeZone)
    },

    renamePasskey: async (request) => {
      const { website, path, body } = request
      const clientId = signedIn(sessionOf(request))
      if (!(await passkeyStore(db, website.id).rename(clientId, path.id, body.name.trim())))
        throw new Refusal("passkey-unknown")
      return undefined
    },

    removePasskey: async (request) => {
      const clientId = signedIn(sessionOf(request))
      if (!(await passkeyStore(db, request.website.id).remove(clientId, request.path.id)))
        throw new Refusal("passkey-unknown")
      return undefined
    },

    beginPasskeySignIn: async (request) => {
      requireAccounts(request.website)
      return { ...(await challenge(request, null)), rpId: placeOf(request).rpId }
    },

    logInWithPasskey: async (request) => {
      const { website, body } = request
      requireAccounts(website)
      const visitor = { website, session: sessionOf(request), place: placeOf(request) }
      return answers.bound(request, await enterByPasskey(dependencies, visitor, body))
    },
  }
}

export const passkeyAnswer = ({ id, name, created_at, used_at }: PasskeyRow, timeZone: string) =>
  defined({
    ...{ id, name, addedAt: isoInZone(Number(created_at), timeZone) },
    usedAt: used_at === null ? undefined : isoInZone(Number(used_at), timeZone),
  })

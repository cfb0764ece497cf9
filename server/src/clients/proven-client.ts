import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { type ShopperSession, sessionOf, type Website } from "../http/handler.ts"
import type { WrongPasswords } from "../http/wrong-passwords.ts"
import { Refusal } from "../refusal.ts"
import { isPassword } from "../sessions/passwords.ts"
import { requireAccounts, signedIn } from "./client-checks.ts"
import { clientStore } from "./client-store.ts"

interface Proof {
  readonly website: Website
  readonly session: ShopperSession | undefined
  readonly network: string
  readonly body: { readonly password: string }
}

/** The client who is signed in and knows their password: a session alone changes nothing of an account, and hands nothing out. */
export async function provenClient(db: Knex, request: Proof, passwords: WrongPasswords): Promise<ClientRow> {
  const { website, network, body } = request
  requireAccounts(website)
  const client = await clientStore(db, website.id).read(signedIn(sessionOf(request)))
  if (client === undefined) throw new Refusal("login-needed")
  // Whoever signs in at a provider alone chooses a password by mail first.
  if (client.password_hash === null) throw new Refusal("password-needed")
  await passwords.from(network).watch(`client ${website.id} ${client.email_key}`, async () => {
    if (!(await isPassword(client.password_hash, body.password))) throw new Refusal("password-wrong")
  })
  return client
}

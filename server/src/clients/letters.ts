import type { Knex } from "knex"
import { postMessage } from "../outbox/outbox-store.ts"
import type { AccountLetter, LetterKind } from "./account-letter.ts"
import type { ClientDependencies } from "./dependencies.ts"

/** Where the link of each letter leads, after the language. */
const places: Readonly<Record<LetterKind, string>> = {
  "account-created": "client/auth/profile",
  "sign-up-confirm": "client/client-confirm-email/{token}",
  "password-reset": "client/client-reset-password/{token}",
  "password-changed": "client/client-forgot-password",
  // A password chosen by mail ends every passkey.
  "passkey-added": "client/client-forgot-password",
  "email-confirm": "client/client-confirm-email/{token}",
  "email-changed": "client/client-undo-email/{token}",
  "email-change-undone": "pages",
  "new-password-asked": "client/client-reset-password/{token}",
  "access-ended": "client/client-reset-password/{token}",
  "account-closed": "pages",
}

type Posted = Omit<AccountLetter, "links"> & { readonly kind: LetterKind }

/** Puts a letter to a client in the outbox, to leave after the commit. It never holds a token: the sender makes it. */
export async function postLetter(
  trx: Knex.Transaction,
  { newId, clock, shopUrl }: ClientDependencies,
  websiteId: string,
  { kind, ...letter }: Posted,
): Promise<void> {
  const linkIn = (language: string) => shopUrl(websiteId, `/${language}/${places[kind]}`)
  const payload: AccountLetter = { ...letter, links: { fr: linkIn("fr"), en: linkIn("en") } }
  await postMessage(trx, { id: newId(), websiteId, kind, payload }, clock.now())
}

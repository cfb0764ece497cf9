import type { Client } from "@parterre/contract"
import { accountMode } from "@parterre/domain/accounts"
import { checkProfile } from "@parterre/domain/clients"
import { confirmationError, type PasswordForm, passwordErrors } from "@parterre/domain/passwords"
import type { ClientRow } from "../database/client-tables.ts"
import type { ShopperSession, Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import type { ClientStore } from "./client-store.ts"

/** Refuses where the organiser has no accounts. */
export function requireAccounts(website: Website): void {
  if (!accountMode(website.clientAccount).accountAllowed) throw new Refusal("accounts-not-offered")
}

/** The id of the client who is signed in; a guest is not. */
export function signedIn(session: ShopperSession): string {
  if (session.clientId === undefined) throw new Refusal("login-needed")
  return session.clientId
}

/** Refuses a shopper without an account where the organiser sells to accounts only [ACC-041] [ACC-054]. */
export function requireBuyer(website: Website, session: ShopperSession): void {
  if (!accountMode(website.clientAccount).guestAllowed) signedIn(session)
}

/** Refuses a profile nobody can be reached by, naming each field at fault. */
export function checkedProfile(client: Client): void {
  const errors = checkProfile(client)
  if (errors.length > 0)
    throw new Refusal("client-invalid", {
      errors: errors.map(({ field, error }) => ({ path: field, message: error })),
    })
}

/** Refuses a new password with each of the rules it breaks [VAL-016] [VAL-017] [VAL-018]. */
export function checkedPassword(
  { password = "", confirmation = "" }: { password?: string | undefined; confirmation?: string | undefined },
  form: PasswordForm,
): string {
  const differs = confirmationError(password, confirmation)
  const errors = [
    ...passwordErrors(password, form).map(({ error }) => ({ path: "password", message: error })),
    ...(differs === undefined ? [] : [{ path: "confirmation", message: differs.error }]),
  ]
  if (errors.length > 0) throw new Refusal("password-refused", { errors })
  return password
}

/** The client, if the password is still the one that was looked at; a test looks what becomes of it otherwise. */
export type Unchanged = (store: ClientStore, known: ClientRow | undefined) => Promise<ClientRow | undefined>

/** Keeps the client from changing until the transaction ends. */
export const unchanged: Unchanged = async (store, known) => {
  const now = known && (await store.lock(known.id))
  return now?.password_hash === known?.password_hash ? now : undefined
}

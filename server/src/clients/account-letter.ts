import type { Localized } from "@parterre/contract"
import type { ClientRow } from "../database/client-tables.ts"

export const LETTER_KINDS = [
  "account-created",
  "sign-up-confirm",
  "password-reset",
  "password-changed",
  "passkey-added",
  "email-confirm",
  "email-changed",
  "email-change-undone",
  "new-password-asked",
  "access-ended",
  "account-closed",
] as const

/** What a client is written about. */
export type LetterKind = (typeof LETTER_KINDS)[number]

/** A letter to a client as the outbox keeps it. */
export interface AccountLetter {
  /** To whom, or the key of the address that may have an account. */
  readonly clientId?: string
  /** To somebody who is no client any more: nothing else of them is left to read. */
  readonly former?: Pick<ClientRow, "email" | "firstname" | "language">
  readonly emailKey?: string
  /** The name of the passkey that it is about. */
  readonly passkey?: string
  /** Another address than the client's own. */
  readonly to?: string
  /** The way back that the link of the letter opens. */
  readonly undoId?: string
  /** Where its button leads, in each language; `{token}` stands for a token made when the letter leaves. */
  readonly links: Localized
}

export const isLetterKind = (kind: string): kind is LetterKind => LETTER_KINDS.some((known) => known === kind)

import type { Localized } from "@parterre/contract"

export const LETTER_KINDS = [
  "account-created",
  "password-reset",
  "password-changed",
  "email-changed",
] as const

/** What a client is written about. */
export type LetterKind = (typeof LETTER_KINDS)[number]

/** A letter to a client as the outbox keeps it. */
export interface AccountLetter {
  /** To whom, or the key of the address that may have an account. */
  readonly clientId?: string
  readonly emailKey?: string
  /** Another address than the client's own. */
  readonly to?: string
  /** Where its button leads, in each language; `{token}` stands for the reset token. */
  readonly links: Localized
}

export const isLetterKind = (kind: string): kind is LetterKind => LETTER_KINDS.some((known) => known === kind)

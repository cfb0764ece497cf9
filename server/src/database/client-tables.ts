import type { ClientCommand, Language, SocialProvider } from "@parterre/contract"

/** Rows of clients. Times are epoch milliseconds. */

export interface ClientRow {
  id: string
  website_id: string
  email: string
  /** What makes the email unique on the website; none for a guest. */
  email_key: string | null
  username: string | null
  firstname: string
  lastname: string
  language: Language
  company: string
  title: string
  /** JSON, as the contract's Address */
  addresses: string
  /** JSON, as the contract's Phone */
  phones: string
  /** argon2id; none for a guest. */
  password_hash: string | null
  must_change_password: 0 | 1
  /** When the sign-up asked to confirm the email; none of a guest, nor of an account from before that was asked. */
  confirmation_asked_at: number | null
  /** When a link that was mailed there, or a provider, first showed that the email is the client's. */
  email_confirmed_at: number | null
  /** The email the client moves to, until it is confirmed. */
  pending_email: string | null
  pending_email_key: string | null
  /** Of the link that confirms it, or the email of a sign-up; none until its letter has left. */
  pending_token_hash: string | null
  pending_expires_at: number | null
  /** The session that asked; it stays signed in when the email counts. */
  pending_session_id: string | null
  created_at: number
  changed_at: number
}

/** A way back to the email a client had before a change. */
export interface EmailUndoRow {
  id: string
  website_id: string
  client_id: string
  email: string
  email_key: string
  /** Whether nobody else may take the address meanwhile: not where the client never confirmed it. */
  keeps_email: 0 | 1
  /** None for the row that keeps the address for the client until its letter leaves. */
  token_hash: string | null
  changed_at: number
  expires_at: number
}

export interface PasswordResetRow {
  client_id: string
  website_id: string
  token_hash: string
  expires_at: number
}

/** A person at Google or Facebook who signs in as a client. */
export interface SocialIdentityRow {
  website_id: string
  provider: SocialProvider
  /** The provider's own id of the person. */
  subject: string
  client_id: string
  /** Of the address that the provider told when they were joined. */
  email_key: string
  created_at: number
}

/** A sign-in that a session began at a provider. */
export interface SocialSignInRow {
  state_hash: string
  website_id: string
  session_id: string
  provider: SocialProvider
  nonce_hash: string
  language: Language
  /** Where the shop leads afterwards, a path without its language. */
  return_path: string | null
  created_at: number
  expires_at: number
  spent_at: number | null
  /** Who waits to be joined with the account of their address, and that address. */
  subject: string | null
  email_key: string | null
}

/** Something that was done with a client's account. */
export interface ClientJournalRow {
  id: string
  website_id: string
  client_id: string
  command: ClientCommand
  /** `client`, or `staff:` and a name. */
  actor: string
  /** Of staff. */
  reason: string | null
  at: number
}

/** A credential that a client's device has made for this website: it proves by its private key who is there. */
export interface PasskeyRow {
  id: string
  website_id: string
  client_id: string
  /** The device's own name of it, Base64url. */
  credential_id: string
  /** COSE, Base64url. */
  public_key: string
  /** Of its signatures, where the device counts them. */
  counter: number
  /** JSON: how the device is reached. */
  transports: string
  /** The client's own name of it. */
  name: string
  created_at: number
  used_at: number | null
}

/** What a device was asked to sign, once. */
export interface PasskeyChallengeRow {
  challenge_hash: string
  website_id: string
  session_id: string
  /** Who adds a passkey; nobody where somebody signs in. */
  client_id: string | null
  expires_at: number
}

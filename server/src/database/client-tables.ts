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
  language: "fr" | "en"
  company: string
  title: string
  /** JSON, as the contract's Address */
  addresses: string
  /** JSON, as the contract's Phone */
  phones: string
  /** argon2id; none for a guest. */
  password_hash: string | null
  must_change_password: 0 | 1
  created_at: number
  changed_at: number
}

export interface PasswordResetRow {
  client_id: string
  website_id: string
  token_hash: string
  expires_at: number
}

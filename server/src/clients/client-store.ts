import { emailKey, nameKey } from "@parterre/domain/clients"
import type { Knex } from "knex"
import type {
  ClientRow,
  EmailUndoRow,
  PasskeyChallengeRow,
  PasswordResetRow,
  SocialSignInRow,
} from "../database/client-tables.ts"
import type { NewsletterAskRow, NewsletterSubscriptionRow } from "../database/newsletter-tables.ts"
import { isPostgres } from "../database/open-database.ts"
import type { SessionRow } from "../sessions/session-store.ts"
import { noPendingEmail } from "./email-undo-store.ts"

/** Both names or none: what a client is found by is made of the two. */
type ClientChange = Partial<Omit<ClientRow, keyof Names>> &
  (Names | { readonly [Name in keyof Names]?: never })
type Names = Pick<ClientRow, "firstname" | "lastname">

/** Clients and guests of one website. */
export const clientStore = (db: Knex, websiteId: string) => ({
  read: (id: string): Promise<ClientRow | undefined> =>
    db<ClientRow>("clients").where({ website_id: websiteId, id }).first(),

  /** Reads a client and keeps others from changing it until the transaction ends. */
  lock: (id: string): Promise<ClientRow | undefined> =>
    db<ClientRow>("clients").where({ website_id: websiteId, id }).forUpdate().first(),

  /** The account of an address; a guest has none. */
  ofEmail: (key: string): Promise<ClientRow | undefined> =>
    db<ClientRow>("clients").where({ website_id: websiteId, email_key: key }).first(),

  /** Reads the account of an address and keeps others from changing it until the transaction ends. */
  lockOfEmail: (key: string): Promise<ClientRow | undefined> =>
    db<ClientRow>("clients").where({ website_id: websiteId, email_key: key }).forUpdate().first(),

  /** Whether the row is in: the unique key keeps a second account from an address, however close they come. */
  insert: async (row: Omit<ClientRow, "website_id">): Promise<boolean> => {
    const made = await db<ClientRow>("clients")
      .insert({ ...row, ...nameColumns(row), website_id: websiteId })
      .onConflict()
      .ignore()
      .returning("id")
    return made.length === 1
  },

  update: async (id: string, change: ClientChange): Promise<void> => {
    const found = change.firstname === undefined ? {} : nameColumns(change)
    await db<ClientRow>("clients")
      .where({ website_id: websiteId, id })
      .update({ ...change, ...found })
  },

  /** Forgets a client; answers whether there was one. */
  delete: async (id: string): Promise<boolean> =>
    (await db<ClientRow>("clients").where({ website_id: websiteId, id }).delete()) === 1,

  /** Accounts with this id or email, or whose email, name or last name begins so, accents or not; by email. */
  search: (q: string, atMost: number): Promise<ClientRow[]> => {
    // A statement for each way to be found, so that each reads an index: of one OR, a planner reads the website's clients.
    const accounts = () =>
      db<ClientRow>("clients").where({ website_id: websiteId }).whereNotNull("email_key").select("*")
    // Byte by byte, as the indexes are: no language's order tells where the names that begin so end.
    const bytes = isPostgres(db) ? 'COLLATE "C"' : "COLLATE BINARY"
    const begins = (column: "email_key" | keyof NameColumns, key: string) =>
      accounts().whereRaw(`${column} ${bytes} >= ? AND ${column} ${bytes} < ?`, [key, `${key}\u{10ffff}`])
    const [email, name] = [emailKey(q), nameKey(q)]
    const found = accounts().where({ id: q.trim() })
    if (email !== "") found.union(begins("email_key", email))
    if (name !== "") found.union(begins("name_key", name), begins("lastname_key", name))
    return found.orderBy("email_key").limit(atMost)
  },

  /**
   * Ends the newsletters of a client whose email becomes another, or whose account closes, and what was asked and not confirmed: consent was given
   * for the address that was mailed.
   */
  endNewsletters: async (clientId: string, now: number): Promise<void> => {
    await db<NewsletterAskRow>("newsletter_asks")
      .where({ website_id: websiteId, client_id: clientId, confirmed_at: null })
      .delete()
    await db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId, client_id: clientId, ended_at: null })
      .update({ ended_at: now })
  },

  /** Reads the client of a link that confirms an email, and keeps others from changing it until the transaction ends. */
  lockPending: (tokenHash: string, now: number): Promise<ClientRow | undefined> =>
    db<ClientRow>("clients")
      .where({ website_id: websiteId, pending_token_hash: tokenHash })
      .where("pending_expires_at", ">", now)
      .forUpdate()
      .first(),

  /**
   * Keeps the hash of the one link that confirms an email; false when the client no longer moves to it. Without one it is
   * the email of the sign-up; false then when that is confirmed, or the client moves to another.
   */
  keepConfirmation: async (id: string, email: string | null, tokenHash: string, expiresAt: number) => {
    const unconfirmed = email === null ? { email_confirmed_at: null } : {}
    const kept = await db<ClientRow>("clients")
      .where({ website_id: websiteId, id, pending_email: email, ...unconfirmed })
      .update({ pending_token_hash: tokenHash, pending_expires_at: expiresAt })
    return kept === 1
  },

  /** The client moves to no other email any more; a link that confirms the one of the sign-up stays. */
  endMove: async (id: string): Promise<void> => {
    await db<ClientRow>("clients")
      .where({ website_id: websiteId, id })
      .whereNotNull("pending_email")
      .update(noPendingEmail)
  },

  /** Keeps the hash of a client's one reset token; the one before is worth nothing any more. */
  keepReset: async (clientId: string, tokenHash: string, expiresAt: number): Promise<void> => {
    await db<PasswordResetRow>("password_resets")
      .insert({
        client_id: clientId,
        website_id: websiteId,
        token_hash: tokenHash,
        expires_at: expiresAt,
      })
      .onConflict("client_id")
      .merge(["token_hash", "expires_at"])
  },

  livingReset: (tokenHash: string, now: number): Promise<PasswordResetRow | undefined> =>
    livingResets(db, websiteId, tokenHash, now).first(),

  /** Uses a reset token up; of two who come with it at once one hears whose it was. */
  takeReset: async (tokenHash: string, now: number): Promise<string | undefined> => {
    const reset = await livingResets(db, websiteId, tokenHash, now).first()
    const taken = await livingResets(db, websiteId, tokenHash, now).delete()
    return taken === 1 ? reset?.client_id : undefined
  },

  dropReset: async (clientId: string): Promise<void> => {
    await db<PasswordResetRow>("password_resets")
      .where({ website_id: websiteId, client_id: clientId })
      .delete()
  },
})

/** What a client is found by; written with the names and never read. */
interface NameColumns {
  readonly name_key: string
  readonly lastname_key: string
}

const nameColumns = ({ firstname, lastname }: Names): NameColumns => ({
  name_key: nameKey(`${firstname} ${lastname}`),
  lastname_key: nameKey(lastname),
})

export type ClientStore = ReturnType<typeof clientStore>

const livingResets = (db: Knex, websiteId: string, tokenHash: string, now: number) =>
  db<PasswordResetRow>("password_resets")
    .where({ website_id: websiteId, token_hash: tokenHash })
    .where("expires_at", ">", now)

/** Forgets links that reset a password, or take an email back, and have expired. */
export async function deleteExpiredLinks(db: Knex, now: number): Promise<void> {
  await db<PasswordResetRow>("password_resets").where("expires_at", "<=", now).delete()
  await db<PasskeyChallengeRow>("passkey_challenges").where("expires_at", "<=", now).delete()
  await db<SocialSignInRow>("social_sign_ins").where("expires_at", "<=", now).delete()
  await db<EmailUndoRow>("email_undos").where("expires_at", "<=", now).delete()
}

/** Forgets guests whose session is gone: what they bought keeps its own copy. */
export async function forgetGuests(db: Knex): Promise<void> {
  const remembered = db<SessionRow>("sessions").whereNotNull("guest_id").select("guest_id")
  await db<ClientRow>("clients").whereNull("email_key").whereNotIn("id", remembered).delete()
}

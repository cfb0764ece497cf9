import { hash } from "node:crypto"
import type { Knex } from "knex"
import type { ClientRow } from "../database/client-tables.ts"
import { deleteInParts } from "../database/delete-in-parts.ts"
import type {
  NewsletterAskRow,
  NewsletterLeaveLinkRow,
  NewsletterSubscriptionRow,
} from "../database/newsletter-tables.ts"
import type { NewsletterRow } from "../database/site-tables.ts"

/** Milliseconds that the link of a mail confirms. */
const confirmationTime = 14 * 86_400_000

/** A wish as it was kept, confirmed or not, ended or not. */
export type HeldConsent = Omit<NewsletterSubscriptionRow, "confirmed_at"> & {
  readonly confirmed_at: number | null
}

type NewsletterClient = Pick<ClientRow, "id"> & { readonly email_key: string }

/** Who wants which newsletters of one website. */
export const newsletterStore = (db: Knex, websiteId: string) => ({
  newsletters: async (): Promise<readonly NewsletterRow[]> =>
    db<NewsletterRow>("newsletters").where({ website_id: websiteId }).orderBy("ordinal"),

  ask: async (rows: readonly NewsletterAskRow[]): Promise<void> => {
    await db<NewsletterAskRow>("newsletter_asks").insert([...rows])
  },

  asksOf: async (letterId: string, now: number): Promise<readonly NewsletterAskRow[]> =>
    db<NewsletterAskRow>("newsletter_asks")
      .where({ website_id: websiteId, letter_id: letterId })
      .where("asked_at", ">", now - confirmationTime)
      .orderBy("id"),

  /** Newsletters that a client has asked for and not confirmed yet. */
  awaitedBy: async ({ id, email_key }: NewsletterClient, now: number): Promise<readonly string[]> =>
    db<NewsletterAskRow>("newsletter_asks")
      .where({ website_id: websiteId, client_id: id, email_key, confirmed_at: null })
      .where("asked_at", ">", now - confirmationTime)
      .distinct()
      .pluck("newsletter_id"),

  /** Uses the link of a letter up: answers what was asked, the first time only. */
  takeAsks: async (letterId: string, now: number): Promise<readonly NewsletterAskRow[]> =>
    db<NewsletterAskRow>("newsletter_asks")
      .where({ website_id: websiteId, letter_id: letterId, confirmed_at: null })
      .where("asked_at", ">", now - confirmationTime)
      .update({ confirmed_at: now })
      .returning("*"),

  withdrawAsks: async (clientId: string, newsletterIds: readonly string[]): Promise<void> => {
    await db<NewsletterAskRow>("newsletter_asks")
      .where({ website_id: websiteId, client_id: clientId, confirmed_at: null })
      .whereIn("newsletter_id", newsletterIds)
      .delete()
  },

  /** Writes a subscription down; one that lives already keeps its consent, and becomes the client's. */
  subscribe: async (row: NewsletterSubscriptionRow): Promise<void> => {
    const { newsletter_id, email_key, client_id } = row
    const made = await db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .insert({ ...row, website_id: websiteId })
      .onConflict()
      .ignore()
      .returning("id")
    if (made.length === 0 && client_id !== null)
      await db<NewsletterSubscriptionRow>("newsletter_subscriptions")
        .where({ website_id: websiteId, newsletter_id, email_key, ended_at: null })
        .update({ client_id })
  },

  /** What a client receives at the address that the client has now. */
  livingOfClient: async ({
    id,
    email_key,
  }: NewsletterClient): Promise<readonly NewsletterSubscriptionRow[]> =>
    db<NewsletterSubscriptionRow>("newsletter_subscriptions").where({
      website_id: websiteId,
      client_id: id,
      email_key,
      ended_at: null,
    }),

  /** What a client ever agreed to, or was asked to confirm, the last first. */
  everOfClient: async (clientId: string, atMost: number): Promise<readonly HeldConsent[]> => {
    const of = (table: string) =>
      db(table)
        .where({ website_id: websiteId, client_id: clientId })
        .orderBy("asked_at", "desc")
        .limit(atMost)
    const subscribed: NewsletterSubscriptionRow[] = await of("newsletter_subscriptions")
    const asked: NewsletterAskRow[] = await of("newsletter_asks").whereNull("confirmed_at")
    const waiting = asked.map((row) => ({ ...row, ended_at: null }))
    return [...waiting, ...subscribed].slice(0, atMost)
  },

  livingOfAddress: async (emailKey: string): Promise<readonly NewsletterSubscriptionRow[]> =>
    db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId, email_key: emailKey, ended_at: null })
      .orderBy("id"),

  ofLetter: async (letterId: string): Promise<readonly NewsletterSubscriptionRow[]> =>
    db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId, letter_id: letterId })
      .orderBy("id"),

  ofId: async (id: string): Promise<readonly NewsletterSubscriptionRow[]> =>
    db<NewsletterSubscriptionRow>("newsletter_subscriptions").where({ website_id: websiteId, id }),

  /**
   * Keeps what the link of a mail ends, and answers the link's id. It is made of the subscriptions, so that many mails
   * about the same keep no more than one.
   */
  keepLeaveLink: async (subscriptionIds: readonly string[]): Promise<string> => {
    const ids = subscriptionIds.toSorted()
    const id = hash("sha256", ids.join(" "), "base64url")
    await db<NewsletterLeaveLinkRow>("newsletter_leave_links")
      .insert(ids.map((subscription_id) => ({ website_id: websiteId, id, subscription_id })))
      .onConflict()
      .ignore()
    return id
  },

  ofLeaveLink: async (id: string): Promise<readonly NewsletterSubscriptionRow[]> =>
    db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId })
      .whereIn(
        "id",
        db<NewsletterLeaveLinkRow>("newsletter_leave_links")
          .where({ website_id: websiteId, id })
          .select("subscription_id"),
      )
      .orderBy("id"),

  /** Ends the living subscription of a newsletter's address; one that ended before keeps its time. */
  endOfAddress: async (
    { newsletter_id, email_key }: Pick<NewsletterSubscriptionRow, "newsletter_id" | "email_key">,
    now: number,
  ): Promise<void> => {
    await db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId, newsletter_id, email_key, ended_at: null })
      .update({ ended_at: now })
  },

  endOfClient: async (clientId: string, newsletterIds: readonly string[], now: number): Promise<void> => {
    await db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId, client_id: clientId, ended_at: null })
      .whereIn("newsletter_id", newsletterIds)
      .update({ ended_at: now })
  },

  /** Everybody who receives a newsletter now, in the order of their consent. */
  living: async (newsletterId?: string): Promise<readonly NewsletterSubscriptionRow[]> =>
    db<NewsletterSubscriptionRow>("newsletter_subscriptions")
      .where({ website_id: websiteId, ended_at: null })
      .where(newsletterId === undefined ? {} : { newsletter_id: newsletterId })
      .orderBy(["newsletter_id", "confirmed_at", "id"]),
})

export type NewsletterStore = ReturnType<typeof newsletterStore>

/** Forgets what nobody confirmed in time: an address that was given by somebody else leaves no trace. */
export const forgetAsks = (db: Knex, now: number): Promise<void> =>
  deleteInParts(db, "newsletter_asks", "id", (rows) => rows.where("asked_at", "<=", now - confirmationTime))

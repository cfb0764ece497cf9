import type { Knex } from "knex"
import type { ClientRow, SocialIdentityRow, SocialSignInRow } from "../database/client-tables.ts"

/** Who somebody is at a provider. */
export type SocialPerson = Pick<SocialIdentityRow, "provider" | "subject">

/** Whom Google and Facebook know as which client of one website, and the sign-ins under way there. */
export const socialStore = (db: Knex, websiteId: string) => {
  const signIns = () => db<SocialSignInRow>("social_sign_ins").where({ website_id: websiteId })
  const identities = () => db<SocialIdentityRow>("social_identities").where({ website_id: websiteId })
  return {
    begin: async (row: Omit<SocialSignInRow, "website_id" | "spent_at" | "subject" | "email_key">) => {
      await db<SocialSignInRow>("social_sign_ins").insert({
        ...row,
        website_id: websiteId,
        spent_at: null,
        subject: null,
        email_key: null,
      })
    },

    /** The sign-in of a state, whoever asks. */
    begun: (stateHash: string): Promise<SocialSignInRow | undefined> =>
      signIns().where({ state_hash: stateHash }).first(),

    /** Uses a sign-in up by its state or its nonce; of two who come with it at once one gets it. */
    take: async (
      key: Pick<SocialSignInRow, "state_hash"> | Pick<SocialSignInRow, "nonce_hash">,
      { session_id, provider }: Pick<SocialSignInRow, "session_id" | "provider">,
      now: number,
    ): Promise<SocialSignInRow | undefined> => {
      const [taken] = await signIns()
        .where({ ...key, session_id, provider, spent_at: null })
        .where("expires_at", ">", now)
        .update({ spent_at: now })
        .returning("*")
      return taken
    },

    /** Whether something that is good once was not used before. */
    useOnce: async (row: Omit<SocialSignInRow, "website_id" | "subject" | "email_key">): Promise<boolean> => {
      const made = await db<SocialSignInRow>("social_sign_ins")
        .insert({ ...row, website_id: websiteId, subject: null, email_key: null })
        .onConflict("state_hash")
        .ignore()
        .returning("state_hash")
      return made.length === 1
    },

    /** The client a person signs in as. */
    clientOf: async ({ provider, subject }: SocialPerson): Promise<ClientRow | undefined> => {
      const identity = await identities().where({ provider, subject }).first("client_id")
      return (
        identity && db<ClientRow>("clients").where({ website_id: websiteId, id: identity.client_id }).first()
      )
    },

    /** Whether the person is joined with the client: one person is one client. */
    join: async (row: Omit<SocialIdentityRow, "website_id">): Promise<boolean> => {
      const made = await db<SocialIdentityRow>("social_identities")
        .insert({ ...row, website_id: websiteId })
        .onConflict(["website_id", "provider", "subject"])
        .ignore()
        .returning("subject")
      return made.length === 1
    },

    /** Keeps who waits until the session signs in to the account of the address with its password. */
    wait: async (stateHash: string, subject: string, emailKey: string): Promise<void> => {
      await signIns().where({ state_hash: stateHash }).update({ subject, email_key: emailKey })
    },

    /** Joins who waits in a session for the account that it has just signed in to with its password. */
    async joinWaiting(sessionId: string, client: ClientRow, now: number): Promise<void> {
      if (client.email_key === null) return
      const waiting = await signIns()
        .where({ session_id: sessionId, email_key: client.email_key })
        .where("expires_at", ">", now)
        .whereNotNull("subject")
      for (const { provider, subject, email_key, state_hash } of waiting) {
        if (subject === null || email_key === null) continue
        await this.join({
          provider,
          subject,
          email_key,
          client_id: client.id,
          created_at: now,
        })
        await signIns().where({ state_hash }).update({ subject: null, email_key: null })
      }
    },

    /** Who signs in as a client, the first joined first. */
    ofClient: (clientId: string): Promise<SocialIdentityRow[]> =>
      identities().where({ client_id: clientId }).orderBy(["created_at", "provider"]),

    /** Nobody signs in as the client at a provider any more. */
    forget: async (clientId: string): Promise<void> => {
      await identities().where({ client_id: clientId }).delete()
    },
  }
}

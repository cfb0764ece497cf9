import type { Knex } from "knex"
import type { PasskeyChallengeRow, PasskeyRow } from "../database/client-tables.ts"

/** The passkeys of one website's clients, and the challenges that wait for an answer there. */
export const passkeyStore = (db: Knex, websiteId: string) => {
  const passkeys = () => db<PasskeyRow>("passkeys").where({ website_id: websiteId })
  const challenges = () => db<PasskeyChallengeRow>("passkey_challenges").where({ website_id: websiteId })
  return {
    begin: async (row: Omit<PasskeyChallengeRow, "website_id">): Promise<void> => {
      await db<PasskeyChallengeRow>("passkey_challenges").insert({ ...row, website_id: websiteId })
    },

    /** Uses a challenge up, of the session and the client it was made for; of two who answer it one gets it. */
    take: async (
      challengeHash: string,
      { session_id, client_id }: Pick<PasskeyChallengeRow, "session_id" | "client_id">,
      now: number,
    ): Promise<boolean> => {
      const taken = await challenges()
        .where({ challenge_hash: challengeHash, session_id, client_id })
        .where("expires_at", ">", now)
        .delete()
      return taken === 1
    },

    /** A client's, the oldest first. */
    ofClient: (clientId: string): Promise<PasskeyRow[]> =>
      passkeys().where({ client_id: clientId }).orderBy("created_at"),

    ofCredential: (credentialId: string): Promise<PasskeyRow | undefined> =>
      passkeys().where({ credential_id: credentialId }).first(),

    /** Whether it was added: a credential is one client's, once. */
    insert: async (row: Omit<PasskeyRow, "website_id">): Promise<boolean> => {
      const made = await db<PasskeyRow>("passkeys")
        .insert({ ...row, website_id: websiteId })
        .onConflict(["website_id", "credential_id"])
        .ignore()
        .returning("id")
      return made.length === 1
    },

    /** Whether the client has it still. */
    rename: async (clientId: string, id: string, name: string): Promise<boolean> =>
      (await passkeys().where({ client_id: clientId, id }).update({ name })) === 1,

    remove: async (clientId: string, id: string): Promise<boolean> =>
      (await passkeys().where({ client_id: clientId, id }).delete()) === 1,

    /** Writes how far its counter is; answers whether it is there and was where it was seen. */
    use: async (
      { id, counter: seen }: Pick<PasskeyRow, "id" | "counter">,
      counter: number,
      now: number,
    ): Promise<boolean> =>
      (await passkeys().where({ id, counter: seen }).update({ counter, used_at: now })) === 1,

    /** Nobody signs in as the client with a passkey any more, nor adds one that was begun. */
    forget: async (clientId: string): Promise<void> => {
      await passkeys().where({ client_id: clientId }).delete()
      await challenges().where({ client_id: clientId }).delete()
    },
  }
}

import type { Knex } from "knex"

/** Tokens of sessions that were given up before their time, for the processes that verify tokens without asking. */
export async function createEndedTokens(knex: Knex): Promise<void> {
  await knex.schema.createTable("ended_session_tokens", (table) => {
    table.text("token_hash").primary()
    table.text("website_id").notNullable()
    table.bigInteger("ended_at").notNullable()
    table.bigInteger("expires_at").notNullable() // when the token would have ended by itself
    table.index(["ended_at"])
    table.index(["expires_at"])
  })
}

import type { Knex } from "knex"

/** Passkeys that clients sign in with, and the challenges that are waiting for an answer. */
export async function createPasskeys(knex: Knex): Promise<void> {
  await knex.schema.createTable("passkeys", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("client_id").notNullable()
    table.text("credential_id").notNullable()
    table.text("public_key").notNullable()
    table.bigInteger("counter").notNullable()
    table.text("transports").notNullable() // JSON
    table.text("name").notNullable()
    table.bigInteger("created_at").notNullable()
    table.bigInteger("used_at")
    table.unique(["website_id", "credential_id"])
    table.index(["website_id", "client_id"])
  })
  await knex.schema.createTable("passkey_challenges", (table) => {
    table.text("challenge_hash").primary()
    table.text("website_id").notNullable()
    table.text("session_id").notNullable()
    table.text("client_id")
    table.bigInteger("expires_at").notNullable().index()
    table.index(["website_id", "client_id"])
  })
}

import type { Knex } from "knex"

/** Whom Google and Facebook know as which client, and the sign-ins there that are under way. */
export async function createSocialSignIns(knex: Knex): Promise<void> {
  await knex.schema.createTable("social_identities", (table) => {
    table.text("website_id").notNullable()
    table.text("provider").notNullable()
    table.text("subject").notNullable() // the provider's own id of the person
    table.text("client_id").notNullable()
    table.text("email_key").notNullable()
    table.bigInteger("created_at").notNullable()
    table.primary(["website_id", "provider", "subject"])
    table.index(["website_id", "client_id"])
  })
  await knex.schema.createTable("social_sign_ins", (table) => {
    table.text("state_hash").primary()
    table.text("website_id").notNullable()
    table.text("session_id").notNullable()
    table.text("provider").notNullable()
    table.text("nonce_hash").notNullable()
    table.text("language").notNullable()
    table.text("return_path")
    table.bigInteger("created_at").notNullable()
    table.bigInteger("expires_at").notNullable()
    table.bigInteger("spent_at")
    table.text("subject") // who waits to be joined with the account of their address
    table.text("email_key")
    table.index(["website_id", "session_id"])
    table.index(["expires_at"])
  })
}

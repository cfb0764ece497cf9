import type { Knex } from "knex"

/** The email a client moves to until it is confirmed, and the ways back to the one before. */
export async function createEmailChanges(knex: Knex): Promise<void> {
  await knex.schema.alterTable("clients", (table) => {
    table.text("pending_email")
    table.text("pending_email_key")
    table.text("pending_token_hash").unique() // of the link, once its letter has left
    table.bigInteger("pending_expires_at")
    table.text("pending_session_id") // stays signed in when the email counts
  })
  await knex.schema.createTable("email_undos", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("client_id").notNullable()
    table.text("email").notNullable()
    table.text("email_key").notNullable()
    table.text("token_hash").unique() // none for the row that keeps the address until its letter leaves
    table.bigInteger("changed_at").notNullable()
    table.bigInteger("expires_at").notNullable()
    table.index(["website_id", "email_key"])
    table.index(["client_id"])
  })
}

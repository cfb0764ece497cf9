import type { Knex } from "knex"

/** Shoppers an organiser knows, how they get a new password, and what is theirs. */
export async function createClientTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("clients", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("email").notNullable()
    // Of accounts only: guests may give any address, and as often as they like.
    table.text("email_key")
    table.text("username")
    table.text("firstname").notNullable()
    table.text("lastname").notNullable()
    table.text("language").notNullable()
    table.text("company").notNullable()
    table.text("title").notNullable()
    table.text("addresses").notNullable() // JSON
    table.text("phones").notNullable() // JSON
    table.text("password_hash") // argon2id; none for a guest
    table.integer("must_change_password").notNullable()
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.unique(["website_id", "email_key"])
  })
  await knex.schema.createTable("password_resets", (table) => {
    table.text("client_id").primary() // asking again replaces the link sent before
    table.text("website_id").notNullable()
    table.text("token_hash").notNullable().unique()
    table.bigInteger("expires_at").notNullable()
  })
  await knex.schema.alterTable("sessions", (table) => {
    table.text("client_id") // signed in
    table.text("guest_id") // has said who they are, without an account
    table.index(["client_id"])
    table.index(["guest_id"])
  })
  await knex.schema.alterTable("sales", (table) => {
    table.text("client_id") // of the client who was signed in
    table.index(["website_id", "client_id", "paid_at"])
  })
}

import type { Knex } from "knex"

/** Who may renew what until when. */
export async function createRenewalTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("renewals", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("subscription_id").notNullable()
    table.text("cart_id").notNullable().unique()
    table.text("token_hash").notNullable().unique()
    table.text("number").notNullable()
    table.text("client_id")
    table.text("client").notNullable() // JSON
    table.text("language").notNullable() // fr | en
    table.text("sources").notNullable() // JSON
    table.text("lost").notNullable() // JSON
    table.bigInteger("deadline").notNullable()
    table.bigInteger("created_at").notNullable()
    table.unique(["website_id", "number"])
    table.index(["website_id", "subscription_id"])
  })
}

import type { Knex } from "knex"

/** Links that name a cart. The token stands in the link alone. */
export async function createCartLinks(knex: Knex): Promise<void> {
  await knex.schema.createTable("cart_links", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("cart_id").notNullable()
    table.string("token_hash", 64).notNullable()
    table.string("purpose", 10).notNullable()
    table.text("hold_ids").notNullable() // JSON: what the cart held when the link was made
    table.bigInteger("created_at").notNullable()
    table.bigInteger("expires_at").notNullable().index()
    table.unique(["website_id", "token_hash"])
    table.index(["cart_id"])
  })
}

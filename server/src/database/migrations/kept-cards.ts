import type { Knex } from "knex"

/** Cards that a processor keeps for clients, and the one that an attempt was paid with. */
export async function createKeptCards(knex: Knex): Promise<void> {
  await knex.schema.createTable("kept_cards", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("client_id").notNullable()
    table.text("processor").notNullable()
    table.text("attempt_id").notNullable().index()
    table.text("state").notNullable()
    table.text("customer")
    table.text("token")
    table.text("brand")
    table.text("last_four")
    table.text("expiry")
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.index(["website_id", "client_id"])
    table.index(["state", "changed_at"])
  })
  await knex.schema.alterTable("payment_attempts", (table) => table.text("kept_card_id"))
}

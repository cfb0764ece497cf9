import type { Knex } from "knex"

/** Phones that keep an Apple pass and ask whether it changed. */
export async function createWalletRegistrations(knex: Knex): Promise<void> {
  await knex.schema.createTable("wallet_registrations", (table) => {
    table.text("website_id").notNullable().references("websites.id")
    table.text("device_id").notNullable()
    table.text("serial").notNullable()
    table.text("ticket_id").notNullable()
    table.text("push_token").notNullable()
    table.text("content_hash").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.bigInteger("registered_at").notNullable()
    table.primary(["website_id", "device_id", "serial"])
    table.index(["website_id", "serial"])
    table.index(["registered_at"])
  })
}

import type { Knex } from "knex"

/** To whom a ticket was given, when, and by how many other codes it went before. */
export async function addTicketGifts(knex: Knex): Promise<void> {
  await knex.schema.alterTable("tickets", (table) => {
    table.integer("code_number").notNullable().defaultTo(0)
    table.text("gift_recipient")
    table.bigInteger("gifted_at")
  })
}

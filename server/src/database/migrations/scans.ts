import type { Knex } from "knex"

/** Who was let in with which ticket, and every code that was scanned at a door. */
export async function createScans(knex: Knex): Promise<void> {
  await knex.schema.alterTable("tickets", (table) => {
    table.bigInteger("admitted_at")
    table.text("admitted_gate")
  })
  await knex.schema.createTable("scans", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("event_id").notNullable() // the first of those asked about, where the code names no ticket of one
    table.text("ticket_id")
    table.text("code_hash").notNullable() // what was read, for scans that are handed in twice
    table.text("outcome").notNullable()
    table.integer("again").notNullable()
    table.bigInteger("at").notNullable()
    table.bigInteger("received_at").notNullable()
    table.text("gate").notNullable()
    table.text("staff_name").notNullable()
    table.index(["website_id", "event_id", "at"])
    table.index(["ticket_id"])
  })
}

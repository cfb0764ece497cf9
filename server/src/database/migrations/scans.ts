import type { Knex } from "knex"

/** Who was let in with which ticket, and every code that was scanned at a door. */
export async function createScans(knex: Knex): Promise<void> {
  await knex.schema.alterTable("tickets", (table) => {
    table.bigInteger("admitted_at")
    table.text("admitted_gate")
    table.integer("earlier_code").notNullable().defaultTo(0)
    table.index(["event_id"])
  })
  await knex("tickets").update({ earlier_code: 1 })
  await knex.schema.createTable("scans", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("event_id").notNullable() // of the door
    table.text("ticket_id")
    table.text("import_key")
    table.text("outcome").notNullable()
    table.integer("again").notNullable()
    table.bigInteger("at").notNullable()
    table.bigInteger("received_at").notNullable()
    table.text("gate").notNullable()
    table.text("staff_name").notNullable()
    table.index(["website_id", "event_id", "at"])
    table.unique(["website_id", "import_key"])
    table.index(["received_at"])
  })
}

import type { Knex } from "knex"

/** A section may have pictures of the stage as seen from it; no venue gave any until now. */
export async function addSeatViews(knex: Knex): Promise<void> {
  await knex.schema.alterTable("venue_sections", (table) => {
    table.text("views").notNullable().defaultTo("[]") // JSON
  })
}

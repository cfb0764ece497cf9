import type { Knex } from "knex"

/** Whether an event offers the alternative exhibit alone. */
export async function addAlternativeExhibits(knex: Knex): Promise<void> {
  await knex.schema.alterTable("events", (table) => {
    table.integer("alt_exhibit").notNullable().defaultTo(0)
  })
}

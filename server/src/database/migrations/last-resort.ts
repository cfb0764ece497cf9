import type { Knex } from "knex"

/** A venue may refuse even the last picks that leave a seat alone; until now every venue let them through. */
export async function addLastResort(knex: Knex): Promise<void> {
  await knex.schema.alterTable("websites", (table) => {
    table.integer("last_resort").notNullable().defaultTo(1)
  })
}

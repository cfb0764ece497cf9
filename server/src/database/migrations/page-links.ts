import type { Knex } from "knex"

/** Where a page leads in its own place, and what else it suggests. */
export async function addPageLinks(knex: Knex): Promise<void> {
  await knex.schema.alterTable("pages", (table) => {
    table.text("links").notNullable().defaultTo("{}") // JSON
  })
}

import type { Knex } from "knex"

/** What an organiser's site offers beside the usual: ways on a map, consent to its policy. */
export async function addSiteOptions(knex: Knex): Promise<void> {
  await knex.schema.alterTable("websites", (table) => {
    table.text("site_options").notNullable().defaultTo("{}") // JSON
  })
}

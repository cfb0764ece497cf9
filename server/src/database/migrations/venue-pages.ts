import type { Knex } from "knex"

/** What a venue's own page shows: a picture of the house, and what the organiser writes about it. */
export async function addVenuePages(knex: Knex): Promise<void> {
  await knex.schema.alterTable("venues", (table) => {
    table.text("image")
    table.text("page_html_fr")
    table.text("page_html_en")
  })
}

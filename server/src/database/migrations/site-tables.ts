import type { Knex } from "knex"

/** What an organiser shows around its sale: pages it wrote, outlets, banners. */
export async function createSiteTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("static_pages", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("name").notNullable()
    table.text("title_fr")
    table.text("title_en")
    table.text("html_fr")
    table.text("html_en")
    table.text("page_ids").notNullable() // JSON
    table.unique(["website_id", "name"])
  })
  await knex.schema.createTable("outlets", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.integer("ordinal").notNullable()
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.text("address_line1")
    table.text("address_line2")
    table.text("city").notNullable()
    table.text("province_state").notNullable()
    table.text("postal_code")
    table.text("country").notNullable()
    table.double("latitude")
    table.double("longitude")
    table.text("phone")
    table.text("hours_fr").notNullable() // JSON
    table.text("hours_en").notNullable() // JSON
    table.text("note_fr")
    table.text("note_en")
    table.index(["website_id"])
  })
  await knex.schema.createTable("banners", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("place").notNullable() // carousel | main | secondary
    table.integer("ordinal").notNullable()
    table.text("image").notNullable()
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.text("page_id")
    table.text("url")
    table.index(["website_id"])
  })
}

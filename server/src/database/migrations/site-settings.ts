import type { Knex } from "knex"

/** What an organiser says of its site: who may frame it, its own HTML around the shop, cart parts it does not show. */
export async function addSiteSettings(knex: Knex): Promise<void> {
  await knex.schema.alterTable("websites", (table) => {
    table.text("framed_by").notNullable().defaultTo("[]") // JSON: origins
    table.text("site_html").notNullable().defaultTo("{}") // JSON: header and footer, each by language
    table.text("hidden_cart_elements").notNullable().defaultTo("[]") // JSON
  })
}

import type { Knex } from "knex"

/** Combos, and of what combo the hold of a ticket is a part. */
export async function createComboTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("combos", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable().references("websites.id")
    table.text("kind").notNullable() // combo, byoc
    table.text("page_id").notNullable().references("pages.id")
    table.text("title_fr").notNullable()
    table.text("title_en").notNullable()
    table.text("description_fr")
    table.text("description_en")
    table.text("image")
    table.integer("max_tickets") // combos that one cart may hold
    table.bigInteger("sale_from")
    table.bigInteger("sale_until")
    table.text("terms").notNullable() // JSON: groups, or tiers
    table.integer("ordinal").notNullable()
    table.index(["website_id", "page_id"])
  })
  await knex.schema.alterTable("holds", (table) => {
    table.text("combo_id")
    table.text("combo_group_id")
    table.text("combo_detail_id")
    table.text("combo_hold_id") // the first of the holds of one combo
    table.bigInteger("original_price")
    table.index(["website_id", "combo_id"])
  })
}

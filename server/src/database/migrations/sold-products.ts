import type { Knex } from "knex"

/** What products become when they are sold: memberships, flex passes, gift certificates that know their sale. */
export async function createSoldProductTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("memberships", (table) => {
    ownedBy(table)
    table.bigInteger("starts_at").notNullable()
    table.bigInteger("ends_at") // none while it is for good
  })
  await knex.schema.createTable("flex_passes", (table) => {
    ownedBy(table)
    table.integer("credits").notNullable()
    table.integer("credits_left").notNullable()
    // The second lock on the same door: whatever is taken and given back, credits stay within what was bought.
    table.check("credits_left >= 0 AND credits_left <= credits", [], "flex_passes_credits")
  })
  await knex.schema.alterTable("gift_certificates", (table) => {
    table.text("hold_line_id")
  })
  await knex.raw(
    "CREATE UNIQUE INDEX gift_certificates_of_line ON gift_certificates (hold_line_id) WHERE hold_line_id IS NOT NULL",
  )
}

function ownedBy(table: Knex.CreateTableBuilder): void {
  table.text("id").primary()
  table.text("website_id").notNullable()
  table.text("product_id").notNullable()
  table.text("sale_id").notNullable()
  table.text("hold_line_id").notNullable().unique() // one piece is issued once
  table.text("client_id").notNullable()
  table.bigInteger("created_at").notNullable()
  table.index(["website_id", "client_id"])
  table.index(["sale_id"])
}

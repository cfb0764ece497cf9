import type { Knex } from "knex"

/** Promotions, presales and how often their codes were used; holds that came by one. */
export async function createPromotionTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("promotions", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("code").notNullable() // as it is compared
    table.text("name_fr").notNullable()
    table.text("name_en").notNullable()
    table.text("terms").notNullable() // JSON of `PromotionTerms`
    table.integer("per_shopper") // tickets
    table.unique(["website_id", "code"])
  })
  await knex.schema.createTable("presale_codes", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("presale_id").notNullable()
    table.text("code").notNullable()
    table.unique(["presale_id", "code"])
  })
  await knex.schema.createTable("code_uses", (table) => {
    table.text("code_id").primary() // of a promotion or a presale's code
    table.text("website_id").notNullable()
    table.integer("capacity").notNullable() // tickets
    table.integer("taken").notNullable()
    table.check("taken >= 0", {}, "code_uses_taken")
    table.index(["website_id"])
  })
  await knex.schema.alterTable("events", (table) => {
    table.text("presale_id")
    table.bigInteger("presale_from")
    table.text("presale_members") // JSON: ids of memberships
  })
  await knex.schema.alterTable("holds", (table) => {
    table.text("promotion_id")
    table.text("presale_code_id")
    table.text("presale_code")
    table.index(["promotion_id", "state"])
  })
}

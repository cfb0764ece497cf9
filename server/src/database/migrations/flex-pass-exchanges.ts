import type { Knex } from "knex"

/** What tickets of flex passes were exchanged for: each ticket for one place at a time. */
export async function createFlexPassExchanges(knex: Knex): Promise<void> {
  await knex.schema.createTable("flex_pass_exchanges", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("flex_pass_id").notNullable()
    table.integer("credit").notNullable() // which ticket of the pass, from 1
    table.text("sale_id").notNullable() // of the place
    table.text("hold_line_id").notNullable().unique()
    table.bigInteger("exchanged_at").notNullable()
    table.bigInteger("returned_at") // when the place was refunded
    table.index(["website_id", "flex_pass_id"])
    table.index(["website_id", "sale_id"])
  })
  await knex.raw(
    "CREATE UNIQUE INDEX flex_pass_exchanges_once ON flex_pass_exchanges (flex_pass_id, credit) WHERE returned_at IS NULL",
  )
}

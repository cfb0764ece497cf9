import type { Knex } from "knex"

/** What an organiser tells of a price: what it was before, struck through, and that it is sold out. */
export async function addPricesAsTold(knex: Knex): Promise<void> {
  for (const prices of ["event_prices", "subscription_prices"])
    await knex.schema.alterTable(prices, (table) => {
      table.bigInteger("original_price")
      table.integer("sold_out").notNullable().defaultTo(0)
    })
  await knex.schema.alterTable("holds", (table) => {
    table.bigInteger("list_price")
  })
}

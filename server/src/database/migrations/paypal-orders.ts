import type { Knex } from "knex"

/** The orders that were made at PayPal, each for a sale, and the one attempt that each may pay. */
export async function createPayPalOrders(knex: Knex): Promise<void> {
  await knex.schema.createTable("paypal_orders", (table) => {
    table.text("website_id").notNullable()
    table.text("order_id").notNullable()
    table.text("sale_id").notNullable().index()
    table.text("attempt_id")
    table.bigInteger("created_at").notNullable()
    table.primary(["website_id", "order_id"])
  })
}

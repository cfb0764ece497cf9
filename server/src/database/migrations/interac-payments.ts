import type { Knex } from "knex"

/** Payments at Interac Online, one for each attempt, with what their bank said. */
export async function createInteracPayments(knex: Knex): Promise<void> {
  await knex.schema.createTable("interac_payments", (table) => {
    table.text("attempt_id").primary()
    table.text("website_id").notNullable()
    table.text("order_number").notNullable()
    table.text("transaction_id")
    table.text("issuer_name")
    table.text("issuer_confirmation")
    table.bigInteger("created_at").notNullable().index()
    table.bigInteger("settled_at")
    table.unique(["website_id", "order_number"])
    table.unique(["website_id", "transaction_id"])
  })
}

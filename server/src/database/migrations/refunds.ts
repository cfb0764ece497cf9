import type { Knex } from "knex"

/** Refunds of paid sales, each written before its processor is asked; a ticket or piece is in one that was not refused. */
export async function createRefundTables(knex: Knex): Promise<void> {
  await knex.schema.createTable("refunds", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.integer("ordinal").notNullable()
    table.text("state").notNullable() // requested | done | refused
    table.text("reference").notNullable()
    table.text("staff_name").notNullable()
    table.text("reason").notNullable()
    table.integer("keeps_seats").notNullable()
    table.integer("keeps_fees").notNullable()
    table.bigInteger("amount").notNullable()
    table.bigInteger("card_amount").notNullable()
    table.text("document").notNullable() // JSON RefundDocument
    table.text("processor_id")
    table.text("code")
    table.bigInteger("created_at").notNullable()
    table.bigInteger("changed_at").notNullable()
    table.bigInteger("done_at")
    table.unique(["sale_id", "ordinal"])
    table.index(["state", "changed_at"])
  })
  await knex.schema.createTable("refunded_pieces", (table) => {
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.text("piece_id").notNullable()
    table.text("refund_id").notNullable().index()
    table.primary(["sale_id", "piece_id"])
  })
}

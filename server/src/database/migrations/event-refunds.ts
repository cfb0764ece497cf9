import type { Knex } from "knex"

/** Cancelled events whose orders are refunded one after the other, and what becomes of each order. */
export async function createEventRefunds(knex: Knex): Promise<void> {
  await knex.schema.createTable("event_refunds", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("event_id").notNullable()
    table.text("title").notNullable() // JSON, both languages
    table.bigInteger("starts_at").notNullable()
    table.text("state").notNullable() // running | done | stopped
    table.text("staff_name").notNullable()
    table.text("stopped_by")
    table.text("reason").notNullable()
    table.integer("keeps_fees").notNullable()
    table.integer("even_admitted").notNullable()
    table.text("tax_names").notNullable() // JSON
    table.bigInteger("created_at").notNullable()
    table.bigInteger("ended_at")
    table.index(["website_id", "event_id"])
  })
  await knex.raw(
    "CREATE UNIQUE INDEX event_refunds_one_running ON event_refunds (website_id, event_id) WHERE state = 'running'",
  )
  await knex.schema.createTable("event_refund_sales", (table) => {
    table.text("event_refund_id").notNullable()
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.integer("ordinal").notNullable()
    table.text("state").notNullable() // waiting | taken | left-out
    table.text("why")
    table.integer("kept").notNullable()
    table.text("refund_id").index()
    for (const cents of ["subtotal", "service_charge", "tax1", "tax2", "tax3"])
      table.bigInteger(cents).notNullable()
    table.bigInteger("try_at").notNullable()
    table.primary(["event_refund_id", "sale_id"])
    table.index(["state", "try_at"])
  })
}

/** When an order became a part: one that was paid while the refund ran is waited for as long as the others. */
export async function addGatheringTimes(knex: Knex): Promise<void> {
  await knex.schema.alterTable("event_refund_sales", (table) => {
    table.bigInteger("gathered_at").notNullable().defaultTo(0)
  })
  await knex.raw(
    "UPDATE event_refund_sales SET gathered_at = (SELECT created_at FROM event_refunds WHERE id = event_refund_id)",
  )
}

import type { Knex } from "knex"

/** Sales that are paid in instalments: what is taken after the tickets are out, and which attempt is for which. */
export async function createInstalments(knex: Knex): Promise<void> {
  await knex.schema.createTable("instalments", (table) => {
    table.text("website_id").notNullable()
    table.text("sale_id").notNullable()
    table.integer("ordinal").notNullable()
    table.text("due_on").notNullable()
    table.integer("amount").notNullable()
    table.text("state").notNullable() // due | failed | ended
    table.bigInteger("try_at").notNullable()
    table.bigInteger("told_at")
    table.primary(["sale_id", "ordinal"])
    table.index(["state", "try_at"])
  })
  await knex.schema.alterTable("payment_attempts", (table) =>
    table.integer("instalment").notNullable().defaultTo(0),
  )
  await knex.schema.alterTable("renewals", (table) => table.text("instalments")) // JSON
}

import type { Knex } from "knex"

/** With which taxes a sale is being paid. A payment that is under way has none, and is confirmed with those of its day. */
export async function addAgreedTaxes(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sales", (table) => void table.text("taxes")) // JSON
}

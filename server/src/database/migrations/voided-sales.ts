import type { Knex } from "knex"

/** When support ended a paid sale whose money never came. */
export async function addVoidedSales(knex: Knex): Promise<void> {
  await knex.schema.alterTable("sales", (table) => void table.bigInteger("voided_at"))
}

import type { Knex } from "knex"

/** A town may tax admissions besides the province; no venue's did until now. */
export async function addMunicipalTaxes(knex: Knex): Promise<void> {
  await knex.schema.alterTable("venues", (table) => {
    table.text("municipal_taxes").notNullable().defaultTo("[]")
  })
}

import type { Knex } from "knex"

/** A number that grows with every import that changes something: what is kept in memory is of one revision. */
export async function addWebsiteRevisions(knex: Knex): Promise<void> {
  await knex.schema.alterTable("websites", (table) => {
    table.integer("revision").notNullable().defaultTo(0)
  })
}

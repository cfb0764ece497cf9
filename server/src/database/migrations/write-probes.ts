import type { Knex } from "knex"

/** Where a server that is asked whether it is ready looks whether it can write; nothing stays in it. */
export async function createWriteProbes(knex: Knex): Promise<void> {
  await knex.schema.createTable("write_probes", (table) => {
    table.text("id").primary()
    table.text("filling").notNullable()
  })
}

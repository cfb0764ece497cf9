import type { Knex } from "knex"

/** Which producer a member of staff works for; the organiser itself where there is none. */
export async function addProducersOfStaff(knex: Knex): Promise<void> {
  await knex.schema.alterTable("staff", (table) => {
    table.text("producer_id")
  })
}

import type { Knex } from "knex"

/** Whether an event refuses picks that leave a seat alone, where it says otherwise than its website. */
export async function addRulesOfEvents(knex: Knex): Promise<void> {
  await knex.schema.alterTable("events", (table) => {
    table.integer("avoid_single")
  })
}

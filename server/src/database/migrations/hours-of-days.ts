import type { Knex } from "knex"

/** The code of the day an event is an hour of, where it is open at several. */
export async function addHoursOfDays(knex: Knex): Promise<void> {
  await knex.schema.alterTable("events", (table) => {
    table.text("day_code")
  })
}

import type { Knex } from "knex"

/** Whether the events of a page are bought with as many tickets of each. */
export async function addSameTicketCount(knex: Knex): Promise<void> {
  await knex.schema.alterTable("pages", (table) => {
    table.integer("same_ticket_count").notNullable().defaultTo(0)
  })
}

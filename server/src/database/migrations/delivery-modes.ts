import type { Knex } from "knex"

/** Paid ways to send tickets, and the codes a website leaves out. */
export async function addDeliveryModes(knex: Knex): Promise<void> {
  await knex.schema.alterTable("websites", (table) => {
    table.text("delivery_modes").notNullable().defaultTo('{"paid":[],"excluded":[]}') // JSON
  })
}

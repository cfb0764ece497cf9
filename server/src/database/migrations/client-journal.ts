import type { Knex } from "knex"

/** What was done with clients' accounts, and by whom. It names a client by id alone, and outlives the account. */
export async function createClientJournal(knex: Knex): Promise<void> {
  await knex.schema.createTable("client_journal", (table) => {
    table.text("id").primary()
    table.text("website_id").notNullable()
    table.text("client_id").notNullable()
    table.text("command").notNullable()
    table.text("actor").notNullable() // `client`, or `staff:` and a name
    table.text("reason")
    table.bigInteger("at").notNullable()
    table.index(["website_id", "client_id", "at"])
  })
}

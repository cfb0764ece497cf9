import type { Knex } from "knex"

/** The account at its processor that a card is kept at, and a quick way to see that a token is a kept card's. */
export async function addKeptCardAccounts(knex: Knex): Promise<void> {
  await knex.schema.alterTable("kept_cards", (table) => {
    table.text("account")
    table.index(["token"])
  })
}
